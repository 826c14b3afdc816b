import { Labels, Logos } from '@/components/editorial/image-sections';
import { linkOf, pictureOf } from '@/lib/services/prismic/links';
import { backgroundOf } from '@/lib/services/prismic/selects';
import type { SliceProps } from '../zone';

type Item = SliceProps<'logos'>['slice']['primary']['items'][number];

const logoOf = ({ name, image, link }: Item) => ({
  name: name || image.alt || '',
  picture: pictureOf(image),
  href: linkOf(link)?.href,
});

export default function LogosSlice({ slice }: SliceProps<'logos'>) {
  const { title, section_background } = slice.primary;
  const head = { background: backgroundOf(section_background), title };
  if (slice.variation === 'labels') {
    const labels = slice.primary.items.map((item) => ({ ...logoOf(item), text: item.text }));
    return <Labels {...head} labels={labels.filter(({ name }) => name)} />;
  }
  return <Logos {...head} logos={slice.primary.items.map(logoOf).filter(({ name }) => name)} />;
}
