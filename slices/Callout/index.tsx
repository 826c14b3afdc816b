import { isFilled } from '@prismicio/client';
import { Callout, Invitation } from '@/components/editorial/callouts';
import { RichText } from '@/components/editorial/rich-text';
import { labelledLinkOf, pictureOf } from '@/lib/services/prismic/links';
import { backgroundOf, choiceOf } from '@/lib/services/prismic/selects';
import type { SliceProps } from '../zone';

export default function CalloutSlice({ slice, context }: SliceProps<'callout'>) {
  const { title, text, section_background } = slice.primary;
  const body = isFilled.richText(text) && <RichText field={text} headings={3} />;
  if (slice.variation === 'action') {
    return (
      <Invitation
        background={backgroundOf(section_background)}
        title={title}
        text={body}
        link={labelledLinkOf(slice.primary.link) ?? undefined}
        picture={pictureOf(slice.primary.picture)}
      />
    );
  }
  return (
    <Callout
      background={backgroundOf(section_background)}
      tone={choiceOf('tone', slice.primary.tone) ?? 'info'}
      title={title}
      id={context.headings?.get(slice)?.[0]}
      text={body}
    />
  );
}
