import { type Content, isFilled } from '@prismicio/client';
import type { ReactNode } from 'react';
import { CALCULATOR_ANCHOR } from '@/components/calculator/anchor';
import { RichText } from '@/components/editorial/rich-text';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Container, Section } from '@/components/ui/section';
import { pathFor } from '@/lib/i18n/navigation';
import { isRouteIn } from '@/lib/i18n/routes';
import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';
import { imageOf } from '@/lib/prismic/links';
import { MedicineHero } from './medicine-hero';

type Props = { locale: Locale; document: Content.ProductDocument; background: string; breadcrumb: ReactNode };

/** The first view of a medicine: no price and no cart, whatever an editor links (architecture 4.9). */
export async function MedicineTop({ locale, document, background, breadcrumb }: Props) {
  const [t, calculator] = await Promise.all([translations(locale, 'catalogue'), translations(locale, 'calculator')]);
  const { data } = document;
  const [pack, plate] = [imageOf(data.pack), imageOf(data.plate)];
  const directory = isRouteIn('/contact-directory', locale) ? pathFor(locale, '/contact-directory') : null;
  const dilutions = data.dilutions.flatMap(({ dilution }) => (dilution ? [dilution] : []));
  return (
    <Section background={background} space="none" clipped>
      <Container>
        {breadcrumb}
        <MedicineHero
          title={data.title ?? ''}
          lead={isFilled.richText(data.intro) && <RichText field={data.intro} />}
          tags={[t('medicine.tag'), t('medicine.noPrescription')]}
          dilutions={
            dilutions.length > 0
              ? { title: t('medicine.dilutions'), items: dilutions, pictured: data.default_dilution ?? undefined }
              : undefined
          }
          actions={
            <>
              {directory && (
                <ButtonLink href={directory} prefetch={false}>
                  <Icon name="pin" />
                  {t('medicine.find')}
                </ButtonLink>
              )}
              {data.calculator_form && (
                <ButtonLink href={`#${CALCULATOR_ANCHOR}`} kind="secondary">
                  {calculator('open')}
                </ButtonLink>
              )}
            </>
          }
          note={t('medicine.notSold')}
          pack={pack ? { ...pack, service: 'prismic' } : undefined}
          plant={plate ? { ...plate, service: 'prismic' } : undefined}
          plate={data.plate_label ? { name: data.plate_label, latin: data.latin_name ?? undefined } : undefined}
        />
      </Container>
    </Section>
  );
}
