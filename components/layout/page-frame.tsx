import type { ReactNode } from 'react';
import type { Crumb } from '@/components/editorial/page-navigation';
import { ButtonLink } from '@/components/ui/button';
import { ErrorView, errorPicture } from '@/components/ui/error-view';
import { Picture } from '@/components/ui/picture';
import { absoluteUrl, pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import type { RefusedCode } from '@/lib/platform/request';
import { breadcrumbNode, type Node, scriptJson } from '@/lib/seo/json-ld';
import type { Alternates } from '@/lib/services/prismic/documents';
import { MarketDrawer } from './header';
import { DiscountLink, Main } from './islands';

/** Structured data of a page: nothing that is not also visible to readers. */
function JsonLd({ nodes }: { nodes: readonly Node[] }) {
  if (nodes.length === 0) return null;
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose `<` are escaped
      dangerouslySetInnerHTML={{ __html: scriptJson({ '@context': 'https://schema.org', '@graph': nodes }) }}
    />
  );
}

type Props = {
  locale: Locale;
  /** Background of the page's first section: the header uses its colour. */
  background?: string | null;
  /** The page's translations by market; a market without one gets its home page. */
  alternates?: Alternates;
  /** Whether the announcement is above the header. */
  preHeader?: boolean;
  /** Without navigation, newsletter and footer columns. */
  quiet?: boolean;
  /** Breadcrumb for search engines; the page renders the visible one. */
  crumbs?: readonly Crumb[];
  /** Structured data of the page, for search engines. */
  graph?: readonly Node[];
  children: ReactNode;
};

/** What changes with a navigation: the content, and what the site frame around it (site-frame.tsx) takes from the page. */
export function PageFrame({
  locale,
  background,
  alternates = {},
  preHeader,
  quiet,
  crumbs = [],
  graph = [],
  children,
}: Props) {
  const way = crumbs.map(({ text, href }) => ({ text, url: absoluteUrl(locale, href) }));
  return (
    <>
      <Main background={background} {...(preHeader && { announced: true })} {...(quiet && { quiet: true })}>
        {children}
      </Main>
      <MarketDrawer locale={locale} alternates={alternates} />
      {MARKETS[locale].shop && <DiscountLink locale={locale} />}
      <JsonLd nodes={way.length > 1 ? [breadcrumbNode(way), ...graph] : graph} />
    </>
  );
}

/** The one error page: a title, a summary chosen by the code, a round illustration, a button to the home page. */
export async function ErrorPage({ locale, code }: { locale: Locale; code: '404' | '500' | '503' | RefusedCode }) {
  const t = await translations(locale, 'common');
  return (
    <ErrorView
      code={t('error.label', { code })}
      title={t(`error.${code}.title`)}
      summary={t(`error.${code}.summary`)}
      picture={<Picture image={errorPicture} sizes="(min-width: 1024px) 40vw, 80vw" />}
      actions={<ButtonLink href={pathFor(locale, '/')}>{t('error.action')}</ButtonLink>}
    />
  );
}
