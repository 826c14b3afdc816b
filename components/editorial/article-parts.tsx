import { type Content, isFilled, type RichTextField } from '@prismicio/client';
import { sectionClass } from '@/components/theme/section';
import { cx } from '@/components/ui/cx';
import { linkOf } from '@/lib/prismic/links';
import * as css from './article-parts.css';
import { RichText } from './rich-text';

type Advice = Content.AdviceDocument['data'];

/** The article in three or four sentences, before it begins. */
export function KeyPoints({ title, points }: { title: string; points: Advice['key_points'] }) {
  const items = points.flatMap(({ text }) => text ?? []);
  if (items.length === 0) return null;
  return (
    <section className={cx(sectionClass('Aqua'), css.box)}>
      <h2 className={css.boxTitle}>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

/** Every article ends with when to see somebody. */
export function Consult({ id, title, text }: { id: string; title: string; text: RichTextField }) {
  if (!isFilled.richText(text)) return null;
  return (
    <section id={id}>
      <h2 className={css.boxTitle}>{title}</h2>
      <RichText field={text} headings={3} prose />
    </section>
  );
}

export function Sources({ title, sources }: { title: string; sources: Advice['sources'] }) {
  const named = sources.filter(({ label }) => label);
  if (named.length === 0) return null;
  return (
    <section className={css.sources}>
      <h2 className={css.sourcesTitle}>{title}</h2>
      <ul>
        {named.map(({ label, link }) => {
          const href = linkOf(link)?.href;
          return (
            <li key={label} className={css.source}>
              {href ? <a href={href}>{label}</a> : label}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
