import type { ReactNode } from 'react';
import { AutoRefresh } from '@/components/checkout/auto-refresh';
import { Breadcrumb, type Crumb, crumbsTo } from '@/components/editorial/page-navigation';
import { PageFrame } from '@/components/layout/page-frame';
import { Onward } from '@/components/sign-in/bare-page';
import { ButtonLink, ButtonRow } from '@/components/ui/button';
import { Container, Section } from '@/components/ui/section';
import { muted } from '@/components/ui/text.css';
import { pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { routeAlternates } from '@/lib/seo/metadata';
import type { Alternates } from '@/lib/services/prismic/documents';
import type { Closed } from '@/lib/session/account';
import { loginPath, shopTokenPath, throughAuth } from '@/lib/session/redirect-path';
import { AccountCard } from './account-card';
import * as css from './account-frame.css';
import { AccountNav, type AccountRoute, LABELS } from './account-nav';
import { orderAlternates, orderTitle } from './order-paths';

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

type AccountTroubleProps = {
  locale: Locale;
  status: Closed;
  /** Path of the page itself, to request it again. */
  path: string;
  /** Whether a form was just posted that the page cannot show again: what was typed is in a cookie. */
  isTypedKept?: boolean;
};

/**
 * Shown in place of the shop's data: what happened, that nothing is lost, and what the customer can do; or a redirect that
 * resolves it.
 */
export async function AccountTrouble({ locale, status, path, isTypedKept = false }: AccountTroubleProps) {
  const [t, common] = await Promise.all([translations(locale, 'account'), translations(locale, 'common')]);
  if (status === 'signedOut') return <Onward href={loginPath(locale, path)}>{t('trouble.onward')}</Onward>;
  if (status === 'noToken') return <Onward href={throughAuth(path)}>{t('trouble.onward')}</Onward>;
  const retryLink = (
    <ButtonLink href={path} prefetch={false} kind={status === 'refused' ? 'secondary' : 'primary'}>
      {t('trouble.retry')}
    </ButtonLink>
  );
  return (
    <AccountCard title={t(`trouble.${status}.title`)}>
      <p>{t(`trouble.${status}.text`)}</p>
      {status === 'unavailable' && isTypedKept && <p>{t('trouble.typedKept')}</p>}
      {status === 'unavailable' && <AutoRefresh before={shopTokenPath(path)} complete={common('complete')} />}
      <ButtonRow>
        {status === 'refused' && (
          <ButtonLink href={pathFor(locale, '/contact')}>{t('trouble.refused.action')}</ButtonLink>
        )}
        {retryLink}
      </ButtonRow>
    </AccountCard>
  );
}

type UnknownOrderProps = { locale: Locale; number: string; path: string };

/**
 * The same message for an unknown order number and for the order of somebody else. The 404 page would be blank here without
 * JavaScript.
 */
export async function UnknownOrder({ locale, number, path }: UnknownOrderProps) {
  const t = await translations(locale, 'account');
  return (
    <AccountFrame
      locale={locale}
      current="/my-account/orders"
      title={orderTitle(number, t)}
      path={path}
      alternates={orderAlternates(number)}
    >
      <AccountCard title={t('order.unknown.title')}>
        <p>{t('order.unknown.text')}</p>
        <ButtonRow>
          <ButtonLink href={pathFor(locale, '/my-account/orders')}>{t('order.back')}</ButtonLink>
        </ButtonRow>
      </AccountCard>
    </AccountFrame>
  );
}
