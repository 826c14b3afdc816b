import { Steps } from '@/components/editorial/content-sections';
import { pictureOf } from '@/lib/services/prismic/links';
import { backgroundOf } from '@/lib/services/prismic/selects';
import type { SliceProps } from '../zone';

export default function StepsSlice({ slice: { primary } }: SliceProps<'steps'>) {
  return (
    <Steps
      background={backgroundOf(primary.section_background)}
      title={primary.title ?? ''}
      steps={primary.items.flatMap(({ title, text }) => (title ? [{ title, text: text ?? '' }] : []))}
      picture={pictureOf(primary.picture)}
    />
  );
}
