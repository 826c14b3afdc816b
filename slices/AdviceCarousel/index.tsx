import { isFilled } from '@prismicio/client';
import { AdviceShelf } from '@/components/editorial/cards';
import { getThemeAdvice, getThemes, linkedAdvice } from '@/lib/editorial/health';
import { translations } from '@/lib/platform/i18n/translations';
import { type ContentLink, labelledLinkOf } from '@/lib/services/prismic/links';
import { backgroundOf } from '@/lib/services/prismic/selects';
import type { SliceContext, SliceProps } from '../zone';

type Slice = SliceProps<'advice_carousel'>['slice'];
type OfTheme = Extract<Slice, { variation: 'theme' }>['primary'];

const usual = 4;
const most = 12;

export default async function AdviceCarouselSlice({ slice, context }: SliceProps<'advice_carousel'>) {
  const t = await translations(context.locale, 'editorial');
  const shelf =
    slice.variation === 'theme'
      ? await shelfOfTheme(slice.primary, context, (theme) => t('slices.advice.theme', { theme }))
      : {
          title: slice.primary.title ?? '',
          link: labelledLinkOf(slice.primary.link) ?? undefined,
          advice: slice.primary.advice.map(({ advice }) => linkedAdvice(advice)).filter((card) => card !== null),
        };
  return (
    <AdviceShelf
      {...shelf}
      background={backgroundOf(slice.primary.section_background)}
      advice={shelf.advice.map((card) => ({
        ...card,
        meta: card.readingMinutes > 0 ? t('slices.advice.minutes', { count: card.readingMinutes }) : undefined,
      }))}
    />
  );
}

async function shelfOfTheme(
  { title, theme, count: requested }: OfTheme,
  { locale, draft, edited }: SliceContext,
  linkText: (theme: string) => string,
) {
  if (!isFilled.contentRelationship(theme) || theme.isBroken) return { title: '', advice: [] };
  // Anybody can send the simulator themes: only one of the content is asked for its advice.
  if (edited && !(await getThemes(locale)).some(({ id }) => id === theme.id)) return { title: '', advice: [] };
  const name = theme.data?.short_title || theme.data?.title || '';
  const link: ContentLink | undefined = theme.url && name ? { href: theme.url, text: linkText(name) } : undefined;
  const count = Math.min(Math.max(Math.round(requested ?? usual), 1), most);
  const advice = await getThemeAdvice(locale, theme.id, count, draft);
  return { title: title || name, link, advice };
}
