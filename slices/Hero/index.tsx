import { pictureOf } from '@/components/editorial/content-picture';
import { Hero } from '@/components/editorial/hero';
import { linkOf, linksOf } from '@/lib/prismic/links';
import type { SliceProps } from '../context';

export function HeroSlice({ slice: { primary }, index }: SliceProps<'hero'>) {
  const opening = index === 0;
  return (
    <Hero
      background={primary.section_background}
      heading={opening ? 'h1' : 'h2'}
      title={primary.title ?? ''}
      text={primary.text ?? ''}
      links={linksOf([primary.primary_link, primary.secondary_link])}
      picture={pictureOf(primary.picture)}
      mobile={pictureOf(primary.picture_mobile)}
      labels={primary.labels.map(({ name, latin, link, x, y, stem }) => ({
        name: name ?? '',
        latin: latin ?? '',
        href: linkOf(link)?.href,
        x: x ?? 0,
        y: y ?? 0,
        stem: stem ?? 0,
      }))}
      priority={opening}
    />
  );
}
