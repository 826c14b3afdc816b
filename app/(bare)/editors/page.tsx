import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { Container, Section, Stack } from '@/components/ui/section';
import { missingTranslations, typeName } from '@/lib/editorial/editors';
import { shortMomentText } from '@/lib/platform/i18n/dates';
import { translations } from '@/lib/platform/i18n/translations';
import { isLocale, LOCALES, MARKETS } from '@/lib/platform/markets';
import { getIndex, type Type } from '@/lib/services/prismic/documents';
import { PAGE_TYPES, routesIn } from '@/lib/services/prismic/links';
import { draftRef, getPlannedReleases } from '@/lib/services/prismic/preview';
import { localeOfPath } from '@/lib/session/auth-page-request';

// What waits changes with every edit, and only an editor in a preview may see it.
export const instant = false;

/**
 * For editors, from a preview: what is scheduled, and which pages miss their translation in a market. `?lang=` is the locale
 * of the preview.
 */
export default async function EditorsPage({ searchParams }: PageProps<'/editors'>) {
  const { lang } = await searchParams;
  const locale = isLocale(lang) ? lang : localeOfPath((await headers()).get('host'), '/');
  if (!(await draftRef(locale))) notFound();
  const [t, common, releases, ...documents] = await Promise.all([
    translations(locale, 'pages'),
    translations(locale, 'common'),
    getPlannedReleases(),
    ...LOCALES.map((each) => getIndex(PAGE_TYPES as Type[], each)),
  ]);
  const untranslated = missingTranslations(documents.flat(), (type, market) =>
    routesIn(market).some((route) => route.type === type),
  );
  const types = new Map(
    await Promise.all(untranslated.map(async ({ document: { type } }) => [type, await typeName(type)] as const)),
  );
  const { tag } = MARKETS[locale];
  const place = { country: 'fr', tag } as const;
  return (
    <main lang={tag}>
      <title lang={tag}>{common('titleTemplate', { title: t('editors.title'), brand: common('brand') })}</title>
      <Section>
        <Container>
          <Stack gap={5}>
            <h1>{t('editors.title')}</h1>
            <h2>{t('editors.scheduled', { count: releases.length })}</h2>
            <ul>
              {releases.map(({ id, label, planned }) => (
                <li key={id}>
                  {label} · {planned ? shortMomentText(new Date(planned), place) : t('editors.undated')}
                </li>
              ))}
            </ul>
            <h2>{t('editors.untranslated', { count: untranslated.length })}</h2>
            <ul>
              {untranslated.map(({ document, missing }) => (
                <li key={document.id}>
                  {types.get(document.type)} {document.uid}:{' '}
                  {missing.map((market) => common(`market.${market}`)).join('; ')}
                </li>
              ))}
            </ul>
          </Stack>
        </Container>
      </Section>
    </main>
  );
}
