import { type Content, isFilled } from '@prismicio/client';
import type { ReactNode } from 'react';
import { CALCULATOR_ANCHOR, Calculator } from '@/components/calculator/calculator';
import { RichText } from '@/components/editorial/rich-text';
import { ButtonLink, ButtonRow } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { cx, inOrder } from '@/components/ui/markup';
import { Picture, type PictureSource } from '@/components/ui/picture';
import { Container, Section } from '@/components/ui/section';
import { Label, Tag } from '@/components/ui/tag';
import { meta, text } from '@/components/ui/text.css';
import { isRouteIn, pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { imageOf } from '@/lib/services/prismic/links';
import { choiceOf } from '@/lib/services/prismic/selects';
import * as css from './product-details.css';

type Props = {
  title: string;
  lead?: ReactNode;
  /** Regulatory class and dispensing status. */
  tags: readonly string[];
  dilutions?: { title: string; items: readonly string[] /** The one on the pack in the picture. */; pictured?: string };
  actions: ReactNode;
  /** Note that it is not sold online. */
  note: string;
  pack?: PictureSource;
  plant?: PictureSource;
  plate?: { name: string; latin?: string; href?: string };
};

/** No price and no cart: what it is, its dilutions, and the link to a pharmacy. */
export function MedicineHero({ title, lead, tags, dilutions, actions, note, pack, plant, plate }: Props) {
  return (
    <div className={css.hero}>
      <div className={css.medicineWords}>
        <p className={cx(meta, css.tags)}>
          {inOrder(tags, (tag) => (
            <Tag tone="line">{tag}</Tag>
          ))}
        </p>
        <h1>{title}</h1>
        {lead && <div className={cx(text.lead, css.lead)}>{lead}</div>}
        {dilutions && <Dilutions {...dilutions} />}
        <div className={css.actions}>
          <ButtonRow>{actions}</ButtonRow>
        </div>
        <p className={cx(text.small, css.medicineNote)}>{note}</p>
      </div>
      <div className={css.scene}>
        {plant && <Picture image={plant} sizes="(min-width: 1024px) 30vw, 60vw" className={css.plant} />}
        {pack && <Picture image={pack} sizes="(min-width: 1024px) 34vw, 70vw" priority className={css.pack} />}
        {plate && <Label {...plate} className={css.plate} />}
      </div>
    </div>
  );
}

function Dilutions({ title, items, pictured }: NonNullable<Props['dilutions']>) {
  return (
    <div className={css.dilutions}>
      <h2 className={css.dilutionsTitle}>{title}</h2>
      <ul role="list" className={css.pills}>
        {inOrder(items, (item) => (
          <li className={css.pill} data-pictured={item === pictured || undefined}>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

type Data = Content.ProductDocument['data'];

/**
 * The calculator of a medicine whose content names its form; nothing for forms that are not calculated, such as a unit dose.
 */
export function MedicineCalculator({ locale, data }: { locale: Locale; data: Data }) {
  const comp = choiceOf('calculatorForm', data.calculator_form);
  const { calculator_units: units, calculator_drops: drops } = data;
  if (!comp) return null;
  return <Calculator id={CALCULATOR_ANCHOR} locale={locale} comp={comp} product={{ units, drops }} background="Aqua" />;
}

type MedicineTopProps = {
  locale: Locale;
  document: Content.ProductDocument;
  background: string;
  breadcrumb: ReactNode;
};

/** The first view of a medicine: no price and no cart, whatever an editor links (architecture 4.9). */
export async function MedicineTop({ locale, document, background, breadcrumb }: MedicineTopProps) {
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
          tags={[t('medicine.tag'), t(data.prescription ? 'medicine.prescription' : 'medicine.noPrescription')]}
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
          pack={pack ? { ...pack, alt: pack.alt || (data.title ?? ''), service: 'prismic' } : undefined}
          plant={plate ? { ...plate, service: 'prismic' } : undefined}
          plate={data.plate_label ? { name: data.plate_label, latin: data.latin_name ?? undefined } : undefined}
        />
      </Container>
    </Section>
  );
}
