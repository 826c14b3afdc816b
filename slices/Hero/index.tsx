import { CompactHero, Hero } from '@/components/editorial/hero';
import { labelledLinksOf, linkOf, pictureOf } from '@/lib/services/prismic/links';
import { backgroundOf } from '@/lib/services/prismic/selects';
import type { SliceProps } from '../zone';

export default function HeroSlice({ slice, index, context }: SliceProps<'hero'>) {
  const { title, text, primary_link, secondary_link, section_background } = slice.primary;
  const opening = index === 0 && context.opening === true;
  const words = {
    background: backgroundOf(section_background),
    heading: opening ? 'h1' : 'h2',
    title: title ?? '',
    text: text ?? '',
    links: labelledLinksOf([primary_link, secondary_link]),
  } as const;
  if (slice.variation === 'compact') return <CompactHero {...words} />;
  const { picture, picture_mobile, labels } = slice.primary;
  return (
    <Hero
      {...words}
      picture={pictureOf(picture)}
      mobile={pictureOf(picture_mobile)}
      labels={labels.flatMap(({ name, latin, link, x, y, stem }) =>
        name ? [{ name, latin: latin ?? '', href: linkOf(link)?.href, x: x ?? 0, y: y ?? 0, stem: stem ?? 0 }] : [],
      )}
      priority={opening}
    />
  );
}
