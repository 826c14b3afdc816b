import { isFilled } from '@prismicio/client';
import { AccordionSection } from '@/components/editorial/accordion-section';
import { RichText } from '@/components/editorial/rich-text';
import { labelledLinkOf } from '@/lib/services/prismic/links';
import { backgroundOf } from '@/lib/services/prismic/selects';
import type { SliceProps } from '../zone';

type Chosen = Extract<SliceProps<'accordion'>['slice'], { variation: 'faq' }>['primary']['questions'][number];

/**
 * A question of the FAQ with the fields fetched with the link; a link that is empty or whose document was deleted is omitted,
 * and so is a document without its question.
 */
function itemOf({ question }: Chosen) {
  if (!isFilled.contentRelationship(question) || question.isBroken || !question.data) return [];
  const { question: title, answer } = question.data;
  return title ? [{ title, content: <RichText field={answer} headings={3} /> }] : [];
}

export default function AccordionSlice({ slice }: SliceProps<'accordion'>) {
  const { title, section_background } = slice.primary;
  if (slice.variation === 'faq') {
    const { questions, link } = slice.primary;
    return (
      <AccordionSection
        background={backgroundOf(section_background)}
        title={title}
        items={questions.flatMap(itemOf).map((item, index) => ({ ...item, open: index === 0 }))}
        link={labelledLinkOf(link) ?? undefined}
      />
    );
  }
  const { intro, items } = slice.primary;
  return (
    <AccordionSection
      background={backgroundOf(section_background)}
      title={title}
      intro={isFilled.richText(intro) && <RichText field={intro} headings={3} />}
      items={items.flatMap(({ title: heading, text, open }) =>
        heading ? [{ title: heading, content: <RichText field={text} headings={3} />, open }] : [],
      )}
    />
  );
}
