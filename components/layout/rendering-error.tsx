'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { sectionClass } from '@/components/theme/section';
import { Button, ButtonLink } from '@/components/ui/button';
import { button } from '@/components/ui/buttons.css';
import { ErrorView, errorPicture } from '@/components/ui/error-view';
import { Picture } from '@/components/ui/picture';
import { DEFAULT_LOCALE, LOCALES, MARKETS } from '@/lib/platform/markets';
import french from '@/messages/fr/common.json';
import dutch from '@/messages/nl/common.json';
import { isFocusLost } from './main';

/**
 * "A rendering error shows this page with code 500" (section 2). It is independent of the site frame, which may itself have
 * failed.
 */
export function RenderingError({ retry }: { retry: () => void }) {
  const main = useRef<HTMLElement>(null);
  // What had the focus went with the page, unless somebody is writing in the header or in the footer.
  useEffect(() => {
    if (isFocusLost()) main.current?.focus({ preventScroll: true });
  }, []);
  const lang = failedLanguage();
  const words = errorWords(lang, '500');
  return (
    <main
      id="main"
      ref={main}
      tabIndex={-1}
      lang={lang}
      className={sectionClass('Aqua')}
      data-background="Aqua"
      data-failed
    >
      <ErrorPage
        words={words}
        actions={
          <>
            <Button onClick={retry}>{words.retry}</Button>
            {/* A full page load instead of the router, which may have failed as well. */}
            <a className={button({ kind: 'secondary' })} href={words.home}>
              {words.action}
            </a>
          </>
        }
      />
    </main>
  );
}

/** The content of a page that does not exist, within the frame of the site. @param lang BCP 47 tag of the page */
export function NotFound({ lang }: { lang: string }) {
  const words = errorWords(lang, '404');
  return <ErrorPage words={words} actions={<ButtonLink href={words.home}>{words.action}</ButtonLink>} />;
}

function ErrorPage({ words, actions }: { words: ReturnType<typeof errorWords>; actions: ReactNode }) {
  return (
    <>
      {/* Neither page has metadata; React moves the title to the head. */}
      <title>{words.pageTitle}</title>
      <ErrorView
        code={words.label}
        title={words.title}
        summary={words.summary}
        picture={<Picture image={errorPicture} sizes="(min-width: 1024px) 40vw, 80vw" />}
        actions={actions}
      />
    </>
  );
}

/** Texts of an error page, and the home link, where no message provider is available; chosen by the page's `lang`. */
function errorWords(lang: string, code: '404' | '500') {
  const { error, titleTemplate, brand } = lang.startsWith('nl') ? dutch : french;
  const { title, summary } = error[code];
  return {
    title,
    summary,
    pageTitle: titleTemplate.replace('{title}', title).replace('{brand}', brand),
    label: error.label.replace('{code}', code),
    action: error.action,
    retry: error.retry,
    home: MARKETS[LOCALES.find((locale) => MARKETS[locale].tag === lang) ?? DEFAULT_LOCALE].prefix || '/',
  };
}

const isBelow = (prefix: string, path: string): boolean => prefix !== '' && `${path}/`.startsWith(`${prefix}/`);

/** The BCP 47 tag of a page that failed: from its document, or from its address where the document failed as well. */
function failedLanguage(): string {
  if (typeof document === 'undefined') return MARKETS[DEFAULT_LOCALE].tag;
  const locale = LOCALES.find((each) => isBelow(MARKETS[each].prefix, location.pathname));
  return document.documentElement.lang || MARKETS[locale ?? DEFAULT_LOCALE].tag;
}
