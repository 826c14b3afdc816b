import { asDate, type Content, isFilled } from '@prismicio/client';
import { Accordion, AccordionItem } from '@/components/editorial/accordion-section';
import { RichText } from '@/components/editorial/rich-text';
import { sectionClass } from '@/components/theme/section';
import { Icon, VisuallyHidden } from '@/components/ui/icon';
import { cx, inOrder } from '@/components/ui/markup';
import { Picture, type PictureSource } from '@/components/ui/picture';
import { Container, Section, SectionHead, Split, Stack } from '@/components/ui/section';
import { Mention } from '@/components/ui/tag';
import { muted, text } from '@/components/ui/text.css';
import { boxStatements, claimsOnHold } from '@/lib/catalogue/statements';
import { formatter, translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { imageOf } from '@/lib/services/prismic/links';
import { choiceOf } from '@/lib/services/prismic/selects';
import { sizeWords } from '@/lib/uploads/limits';
import * as css from './product-details.css';
import {
  Benefits,
  Composition,
  DosageTable,
  hasComposition,
  hasStatements,
  Indication,
  Statements,
  Storage,
} from './product-statements';

type LeafletLinkProps = {
  href: string;
  title: string;
  /** File type, size, date, language. */
  detail: string;
  /** Language of the leaflet and its title, when it differs from the page's; the detail is in the page's language. */
  lang?: string;
};

export function LeafletLink({ href, title, detail, lang }: LeafletLinkProps) {
  return (
    <a className={css.link} href={href} hrefLang={lang}>
      <Icon name="document" />
      <span>
        <b className={css.title} lang={lang}>
          {title}
        </b>
        <small className={css.detail}>{detail}</small>
      </span>
    </a>
  );
}

type LeafletsProps = { locale: Locale; leaflets: Content.ProductDocument['data']['leaflets'] };

/** Leaflets as the authorities publish them, one for each language of the country. */
async function Leaflets({ locale, leaflets }: LeafletsProps) {
  const [t, format] = await Promise.all([translations(locale, 'catalogue'), formatter(locale)]);
  return leaflets.map(({ file, language: written, revised }) => {
    const language = choiceOf('leafletLanguage', written);
    if (!isFilled.linkToMedia(file)) return null;
    const weight = sizeWords(Number(file.size), MARKETS[locale].tag);
    const date = asDate(revised);
    return (
      <LeafletLink
        key={file.url}
        href={file.url}
        title={file.text || file.name}
        detail={
          date
            ? t('medicine.leafletMeta', { weight, date: format.dateTime(date, { month: 'long', year: 'numeric' }) })
            : t('medicine.leafletMetaShort', { weight })
        }
        lang={language && language !== MARKETS[locale].language ? language : undefined}
      />
    );
  });
}

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

type ProductQuestionsProps = { title: string; questions: readonly Content.ProductDocumentDataFaqItem[] };

export function ProductQuestions({ title, questions }: ProductQuestionsProps) {
  return (
    <Section background="White">
      <Container>
        <SectionHead title={title} />
        <Accordion>
          {inOrder(questions, ({ question, answer }, index) => (
            <AccordionItem title={question} open={index === 0}>
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
  const precautions = { own: data.precautions, box: boxStatements(data, 'precautions') };
  const mention = { own: data.mention, box: boxStatements(data, 'mention') };
  const folded = [
    {
      title: data.composition_title || t('composition'),
      shown: hasComposition(data),
      body: <Composition locale={locale} data={data} />,
    },
    { title: t('usage'), shown: isFilled.richText(data.usage), body: <RichText field={data.usage} /> },
    { title: t('precautions'), shown: hasStatements(precautions), body: <Statements {...precautions} /> },
    {
      title: t('medicine.sideEffects'),
      shown: medicine && isFilled.richText(data.side_effects),
      body: <RichText field={data.side_effects} />,
    },
    {
      title: t('storage'),
      shown: isFilled.richText(data.storage) || Boolean(data.period_after_opening),
      body: <Storage locale={locale} data={data} />,
    },
  ].filter(({ shown }) => shown);
  return (
    <Split>
      <div>
        <VisuallyHidden as="h2">{t('details')}</VisuallyHidden>
        {medicine && <Indication locale={locale} data={data} />}
        {medicine && <DosageTable locale={locale} data={data} />}
        <Accordion>
          {(isFilled.richText(data.benefits) || claimsOnHold(data).length > 0) && (
            <AccordionItem title={t('benefits')} open>
              <Benefits locale={locale} data={data} />
            </AccordionItem>
          )}
          {inOrder(folded, ({ title, body }, index) => (
            <AccordionItem title={title} open={!medicine && index === 0}>
              {body}
            </AccordionItem>
          ))}
        </Accordion>
      </div>
      <Stack gap={5}>
        {hasStatements(mention) && (
          <Mention title={medicine ? t('mentionMedicine') : t('mention')}>
            <Statements {...mention} />
          </Mention>
        )}
        <Leaflets locale={locale} leaflets={data.leaflets} />
        {data.quote_text && <Quote data={data} />}
      </Stack>
    </Split>
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
