import { type Content, isFilled } from '@prismicio/client';
import { RichText } from '@/components/editorial/rich-text';
import { sectionClass } from '@/components/theme/section';
import { Accordion, AccordionItem } from '@/components/ui/accordion';
import { cx } from '@/components/ui/cx';
import { VisuallyHidden } from '@/components/ui/icon';
import { Picture, type PictureSource } from '@/components/ui/picture';
import { Container, Section, SectionHead, Split, Stack } from '@/components/ui/section';
import { Mention } from '@/components/ui/tag';
import { muted, text } from '@/components/ui/text.css';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { imageOf } from '@/lib/services/prismic/links';
import { DosageTable, FactsTable } from './facts-table';
import { Leaflets } from './leaflets';
import * as css from './product-details.css';

type Props = { quote: string; author: string; portrait?: PictureSource };

/** The quotation marks are in the text: they differ between French and Dutch. */
export function QuoteCard({ quote, author, portrait }: Props) {
  return (
    <figure className={cx(sectionClass('Beige Light'), css.card)}>
      {portrait && <Picture image={portrait} sizes="6rem" />}
      <div className={css.words}>
        <blockquote className={cx(text.serif, css.quote)}>{quote}</blockquote>
        <figcaption className={cx(text.small, muted, css.author)}>{author}</figcaption>
      </div>
    </figure>
  );
}

type ProductQuestionsProps = { title: string; questions: Content.ProductDocument['data']['faq'] };

export function ProductQuestions({ title, questions }: ProductQuestionsProps) {
  return (
    <Section background="White">
      <Container>
        <SectionHead title={title} />
        <Accordion>
          {questions.map(({ question, answer }, index) => (
            <AccordionItem key={question} title={question} open={index === 0}>
              <RichText field={answer} />
            </AccordionItem>
          ))}
        </Accordion>
      </Container>
    </Section>
  );
}

type ProductDetailsProps = { locale: Locale; document: Content.ProductDocument; medicine: boolean };
type Data = Content.ProductDocument['data'];

/** Product information: description and use on one side, the mandatory statements on the other. */
export async function ProductDetails({ locale, document, medicine }: ProductDetailsProps) {
  const t = await translations(locale, 'catalogue');
  const { data } = document;
  const folded = [
    { title: data.composition_title || t('composition'), body: <Composition locale={locale} data={data} /> },
    { title: t('usage'), field: data.usage },
    { title: t('precautions'), field: data.precautions },
    { title: t('storage'), field: data.storage },
  ].filter(({ body, field }) => (body ? hasComposition(data) : isFilled.richText(field)));
  return (
    <Split>
      <div>
        <VisuallyHidden as="h2">{t('details')}</VisuallyHidden>
        {medicine && <DosageTable locale={locale} data={data} />}
        <Accordion>
          {isFilled.richText(data.benefits) && (
            <AccordionItem title={t('benefits')} open>
              <RichText field={data.benefits} />
            </AccordionItem>
          )}
          {folded.map(({ title, body, field }, index) => (
            <AccordionItem key={title} title={title} open={!medicine && index === 0}>
              {body ?? <RichText field={field ?? []} />}
            </AccordionItem>
          ))}
        </Accordion>
      </div>
      <Stack gap={5}>
        {isFilled.richText(data.mention) && (
          <Mention title={medicine ? t('mentionMedicine') : t('mention')}>
            <RichText field={data.mention} />
          </Mention>
        )}
        <Leaflets locale={locale} leaflets={data.leaflets} />
        {data.quote_text && <Quote data={data} />}
      </Stack>
    </Split>
  );
}

const hasComposition = (data: Data): boolean =>
  isFilled.group(data.composition_values) || isFilled.richText(data.composition);

async function Composition({ locale, data }: { locale: Locale; data: Data }) {
  const t = await translations(locale, 'catalogue');
  const rows = data.composition_values.map(({ substance, amount, reference }) => [
    substance ?? '',
    amount ?? '',
    reference ?? '',
  ]);
  return (
    <>
      {rows.length > 0 && (
        <FactsTable
          caption={data.composition_title || t('composition')}
          head={[t('substance'), data.composition_basis || t('amount'), t('reference')]}
          rows={rows}
        />
      )}
      <RichText field={data.composition} />
    </>
  );
}

function Quote({ data }: { data: Data }) {
  const portrait = imageOf(data.quote_portrait);
  return (
    <QuoteCard
      quote={data.quote_text ?? ''}
      author={[data.quote_author, data.quote_role].filter(Boolean).join(', ')}
      portrait={portrait ? { ...portrait, service: 'prismic' } : undefined}
    />
  );
}
