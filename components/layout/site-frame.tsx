import type { ReactNode } from 'react';
import { WatchedPromotion } from '@/components/analytics/marks';
import { SearchTool } from '@/components/search/search-tool';
import { cartDrawerId, lostWordsId } from '@/components/ui/element-ids';
import { SkipLink } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Drawer } from '@/components/ui/overlay';
import { Container } from '@/components/ui/section';
import { remarksOn } from '@/lib/compliance/remark';
import { fieldNames, modelNames, unpublishedFields } from '@/lib/editorial/editors';
import { toolbarAddress } from '@/lib/platform/content-endpoint';
import { env } from '@/lib/platform/env';
import { shortMomentText } from '@/lib/platform/i18n/dates';
import { pathFor, sectionOf } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { draftRef, previewedDocument, publishedVersion } from '@/lib/services/prismic/preview';
import { getSettings, type SiteSettings } from '@/lib/settings/queries';
import { Footer, FooterNewsletter } from './footer';
import * as css from './frame.css';
import { Header, marketNames } from './header';
import type { LinkItem, NavEntry } from './header-islands';
import { AccountLinkClient, BagLink, CartDrawerBody, ManageCookies, PreviewEvents } from './islands';

/** Layout that persists while pages change: announcement, header and footer, in the language of the locale. */
export async function SiteFrame({ locale, children }: { locale: Locale; children: ReactNode }) {
  const ref = await draftRef(locale);
  const [settings, t, consent, session, market] = await Promise.all([
    getSettings(locale, ref),
    translations(locale, 'common'),
    translations(locale, 'consent'),
    translations(locale, 'session'),
    marketNames(locale),
  ]);
  const words = {
    home: t('home'),
    name: t('brand'),
    navigation: t('navigation'),
    menu: t('menu'),
    openMenu: t('openMenu'),
    closeMenu: t('closeMenu'),
    all: t('seeAll'),
  };
  const { preHeader: notice, footer } = settings;
  const { shop } = MARKETS[locale];
  return (
    <>
      <SkipLink to="#main">{t('skip')}</SkipLink>
      {ref && <DraftBar locale={locale} draft={ref} />}
      {notice && <PreHeader label={t('announcement')} text={notice.text} link={notice.link ?? undefined} />}
      <Header
        homeHref={pathFor(locale, '/')}
        words={words}
        entries={entriesOf(locale, settings, t('products'))}
        market={market}
        // Between the products and the legal information.
        more={footer.columns.slice(1, -1)}
        account={shop ? { href: pathFor(locale, '/my-account'), text: session('link.account') } : undefined}
      >
        <SearchTool locale={locale} frequent={settings.frequentSearches} />
        {shop && (
          <>
            <AccountLink locale={locale} />
            <CartButton locale={locale} />
          </>
        )}
      </Header>
      {children}
      <Footer {...footer} newsletter={<FooterNewsletter locale={locale} words={footer.newsletter} />}>
        <ManageCookies>{consent('manage')}</ManageCookies>
      </Footer>
    </>
  );
}

function entriesOf(locale: Locale, { menu, promo, headerLinks }: SiteSettings, products: string): NavEntry[] {
  const links = headerLinks.map((link) => ({ ...link, section: sectionOf(locale, link.href) }));
  const within = links.flatMap(({ section }) => (section?.startsWith('products') ? [section] : []));
  const mega: NavEntry = {
    href: pathFor(locale, '/products/[[...path]]'),
    text: products,
    section: 'products',
    ...(within.length > 0 && { except: within }),
    shelves: menu,
    promo: promo
      ? {
          href: promo.link.href,
          title: promo.title,
          text: promo.text,
          image: promo.image ? { ...promo.image, service: 'prismic' } : undefined,
        }
      : undefined,
  };
  return [mega, ...links];
}

/** One line and one link, shown on the shop, its three sub-listings and the products that are sold. */
export function PreHeader({ label, text, link }: { label: string; text: string; link?: LinkItem }) {
  return (
    <aside className={css.bar} aria-label={label}>
      <Container className={css.line}>
        <p>
          {text}{' '}
          {link && (
            <Link className={css.link} href={link.href} prefetch={false}>
              {link.text}
            </Link>
          )}
        </p>
        <WatchedPromotion id="announcement" name={text} />
      </Container>
    </aside>
  );
}

/** The link to the account from every page; a visitor who is not signed in is redirected from there to the login. */
async function AccountLink({ locale }: { locale: Locale }) {
  const t = await translations(locale, 'session');
  const words = {
    signIn: t('link.signIn'),
    account: t('link.account'),
    expired: t('signInAgain.toast'),
    signInAgain: t('signInAgain.button'),
  };
  return (
    <AccountLinkClient href={pathFor(locale, '/my-account')} loginPath={pathFor(locale, '/login')} words={words} />
  );
}

/** The bag in the header: a link to the cart page, which opens the drawer when JavaScript is available. */
async function CartButton({ locale }: { locale: Locale }) {
  const t = await translations(locale, 'cart');
  const [empty, one, many] = [0, 1, 2].map((count) => t('button', { count })) as [string, string, string];
  return <BagLink href={pathFor(locale, '/checkout/cart')} labels={{ unknown: t('title'), empty, one, many }} />;
}

export async function CartDrawer({ locale }: { locale: Locale }) {
  const t = await translations(locale, 'cart');
  const paths = { cart: pathFor(locale, '/checkout/cart'), shop: pathFor(locale, '/ecommerce') };
  const words = { loading: t('loading'), unavailable: t('unavailable'), retry: t('retry') };
  return (
    <Drawer id={cartDrawerId} title={t('title')} closeLabel={t('close')}>
      <p id={lostWordsId} hidden>
        {t('error.unreachable')}
      </p>
      <CartDrawerBody locale={locale} words={words} paths={paths} />
    </Drawer>
  );
}

/** Tells an editor in a preview that this is a draft, and how to leave it; not shown to visitors. */
async function DraftBar({ locale, draft }: { locale: Locale; draft: string }) {
  const t = await translations(locale, 'pages');
  return (
    <aside className={css.draftBar} aria-label={t('preview.bar')}>
      <Container className={css.draftBarLine}>
        <span>{t('preview.bar')}</span>
        <a href="/api/exit-preview" className={css.exit}>
          {t('preview.exit')}
        </a>
      </Container>
      <DraftFacts locale={locale} draft={draft} />
      <LegalRemarks locale={locale} draft={draft} />
      <PreviewEvents toolbar={toolbarAddress(env())} />
    </aside>
  );
}

/**
 * Of a draft in a preview: its market and language, when it was last published, which fields wait for it, and the link
 * that starts the same preview for somebody else.
 */
async function DraftFacts({ locale, draft }: { locale: Locale; draft: string }) {
  const [common, t, document] = await Promise.all([
    translations(locale, 'common'),
    translations(locale, 'pages'),
    previewedDocument(locale, draft),
  ]);
  const published = document && (await publishedVersion(document));
  const changed = document && published ? unpublishedFields(document, published) : [];
  const waiting = document ? fieldNames(changed, await modelNames(document)) : [];
  // The time of the editors, whichever market they look at.
  const place = { country: 'fr', tag: MARKETS[locale].tag } as const;
  return (
    <Container className={css.draftFacts}>
      <span>{common(`market.${locale}`)}</span>
      {document && (
        <span>
          {published
            ? t('preview.published', { date: shortMomentText(new Date(published.last_publication_date), place) })
            : t('preview.never')}
        </span>
      )}
      <a href={`/editors?lang=${locale}`} className={css.exit}>
        {t('preview.overview')}
      </a>
      {document && (
        <a href={`/api/preview?${new URLSearchParams({ documentId: document.id, token: draft })}`} className={css.exit}>
          {t('preview.share')}
        </a>
      )}
      {published && (
        <span>{waiting.length > 0 ? t('preview.waiting', { fields: waiting.join(' · ') }) : t('preview.same')}</span>
      )}
    </Container>
  );
}

/**
 * What the rules of law and of quality say of the draft in this preview, as `npm run content check` does, in the language of the
 * page and with the names that the editor's screen has. Links to other documents are not followed.
 */
async function LegalRemarks({ locale, draft }: { locale: Locale; draft: string }) {
  const [t, document] = await Promise.all([translations(locale, 'pages'), previewedDocument(locale, draft)]);
  if (!document) return null;
  const day = new Date().toISOString().slice(0, 10);
  const names = await modelNames(document);
  const remarks = remarksOn(document, { day, names, language: MARKETS[locale].language });
  const summary = t('preview.legal', { count: remarks.length });
  if (remarks.length === 0) return <Container>{summary}</Container>;
  return (
    <Container>
      <details>
        <summary className={css.exit}>{summary}</summary>
        <ul role="list" className={css.remarks}>
          {remarks.map(({ place, sentence, quote, why }) => (
            <li key={`${place} ${sentence} ${quote}`}>
              <strong className={css.place}>{place}</strong> {sentence}
              {quote && <q className={css.quoted}>{quote}</q>}
              {why && <span className={css.why}>{why}</span>}
            </li>
          ))}
        </ul>
      </details>
    </Container>
  );
}
