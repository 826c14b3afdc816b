import type { ReactNode } from 'react';
import { crumbsTo } from '@/components/editorial/page-navigation';
import { PageFrame } from '@/components/layout/page-frame';
import { Breadcrumb, type Crumb } from '@/components/ui/page-navigation';
import { Container, Section } from '@/components/ui/section';
import { muted } from '@/components/ui/text.css';
import { pathFor } from '@/lib/platform/i18n/navigation';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { routeAlternates } from '@/lib/seo/metadata';
import type { Alternates } from '@/lib/services/prismic/documents';
import * as css from './account-frame.css';
import { AccountNav, type AccountRoute, LABELS } from './account-nav';

const BACKGROUND = 'Beige Light';

type Props = {
  locale: Locale;
  /** The entry of the account navigation that the page belongs to. */
  current: AccountRoute;
  title: string;
  intro?: ReactNode;
  /** Public path of the page. A page below `current` has its own step in the breadcrumb. */
  path: string;
  /** Steps between `current` and the page. */
  steps?: readonly Crumb[];
  /** The page in the other markets, when it is not simply `current`. */
  alternates?: Alternates;
  children: ReactNode;
};

/** A page of the account: site frame, breadcrumb, title, and the account navigation beside it. */
export async function AccountFrame({ locale, current, title, intro, path, steps = [], alternates, children }: Props) {
  const [common, crumbs] = await Promise.all([
    translations(locale, 'common'),
    crumbsOf(locale, current, [...steps, { text: title, href: path }]),
  ]);
  return (
    <PageFrame locale={locale} background={BACKGROUND} alternates={alternates ?? routeAlternates(current)}>
      <Section background={BACKGROUND} space="none">
        <Container>
          <Breadcrumb label={common('breadcrumb')} crumbs={crumbs} />
          <div className={css.head}>
            <h1>{title}</h1>
            {intro && <div className={muted}>{intro}</div>}
          </div>
          <div className={css.room}>
            <AccountNav locale={locale} current={current} path={path} />
            <div className={css.page}>{children}</div>
          </div>
        </Container>
      </Section>
    </PageFrame>
  );
}

async function crumbsOf(locale: Locale, current: AccountRoute, last: readonly Crumb[]): Promise<Crumb[]> {
  const t = await translations(locale, 'account');
  const known = [
    { text: t('title'), href: pathFor(locale, '/my-account') },
    { text: t(LABELS[current]), href: pathFor(locale, current) },
  ];
  const all = await crumbsTo(locale, ...known, ...last);
  return all.filter(({ href }, index) => all.findIndex((each) => each.href === href) === index);
}
