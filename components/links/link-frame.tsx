import type { ReactNode } from 'react';
import { crumbsTo } from '@/components/editorial/crumbs';
import { PageHero } from '@/components/editorial/page-hero';
import { PageFrame } from '@/components/layout/page-frame';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button-link';
import { Container, Section, Stack } from '@/components/ui/section';
import { pathFor } from '@/lib/i18n/navigation';
import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';
import { routeTwins } from '@/lib/seo/route-twins';

const ROUTE = '/your-request';
const BACKGROUND = 'Beige Light';

type Props = { locale: Locale; title: string; intro: string | null; children?: ReactNode };

/** The page of a request: its title, what there is to do, and the way home. */
export async function LinkFrame({ locale, title, intro, children }: Props) {
  const [common, t] = await Promise.all([translations(locale, 'common'), translations(locale, 'forms')]);
  const path = pathFor(locale, ROUTE);
  const crumbs = await crumbsTo(locale, { text: title, href: path });
  return (
    <PageFrame locale={locale} background={BACKGROUND} twins={routeTwins(ROUTE)} crumbs={crumbs}>
      <PageHero
        background={BACKGROUND}
        breadcrumb={<Breadcrumb label={common('breadcrumb')} crumbs={crumbs} />}
        title={title}
        intro={intro === null ? undefined : <p>{intro}</p>}
      />
      <Section background="White">
        <Container>
          <Stack gap={5}>
            {children}
            <div>
              <ButtonLink href={pathFor(locale, '/')} kind="secondary">
                {t('link.home')}
              </ButtonLink>
            </div>
          </Stack>
        </Container>
      </Section>
    </PageFrame>
  );
}
