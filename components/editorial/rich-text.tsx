import { type LinkField, type RichTextField, RichTextNodeType } from '@prismicio/client';
import { asTree } from '@prismicio/client/richtext';
import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { cx } from '@/components/ui/markup';
import { text as textStyle } from '@/components/ui/text.css';
import { headingIds } from '@/lib/editorial/headings';
import { linkOf } from '@/lib/services/prismic/links';
import * as css from './text.css';

type Tree = ReturnType<typeof asTree>['children'][number];
type Look = {
  /** Level of the highest headings. */
  level: 2 | 3 | 4;
  /** Ids of the headings 2, to link to. */
  ids: ReadonlyMap<unknown, string>;
  /** The text has headings of the highest level: smaller ones are one level below. */
  topped: boolean;
};

/**
 * Rich text as elements. The content client's own component adds two elements and a key that differs per rendering to each run
 * of text: twice the data for the browser, and a different document for the same content.
 */
const richTextNodes = (field: RichTextField, look: Look): ReactNode =>
  createElement(Fragment, null, ...asTree(field).children.map((node) => element(node, look)));

function element({ type, node, text = '', children }: Tree, look: Look): ReactNode {
  if (type === RichTextNodeType.span) return text.includes('\n') ? lines(text) : text;
  const inside = children.map((child) => element(child, look));
  if (type === RichTextNodeType.hyperlink) return textLink((node as { data: LinkField }).data, inside);
  if (type in LEVELS) return heading(type as keyof typeof LEVELS, look.ids.get(node), inside, look);
  const [tag, className] = TAGS[type] ?? [];
  if (!tag) return createElement(Fragment, null, ...inside);
  return createElement(tag, className ? { className } : null, ...inside);
}

// Types that the content models do not offer are rendered as plain text.
const TAGS: Readonly<Partial<Record<Tree['type'], readonly [tag: string, className?: string]>>> = {
  [RichTextNodeType.paragraph]: ['p'],
  [RichTextNodeType.strong]: ['strong'],
  [RichTextNodeType.em]: ['em'],
  [RichTextNodeType.list]: ['ul', css.list],
  [RichTextNodeType.oList]: ['ol', css.numbers],
  [RichTextNodeType.listItem]: ['li', css.item],
  [RichTextNodeType.oListItem]: ['li'],
};

// The page has its own h1: heading 1 and heading 2 of a text are its highest level.
const LEVELS = { heading1: 0, heading2: 0, heading3: 1, heading4: 2 } as const;

function heading(type: keyof typeof LEVELS, id: string | undefined, inside: ReactNode[], { level, topped }: Look) {
  // A text that only has smaller headings would skip a level.
  const below = Math.max(0, LEVELS[type] - (topped ? 0 : 1));
  return createElement(`h${level + below}`, { className: css.heading, ...(id && { id }) }, ...inside);
}

const BREAK = createElement('br');

const lines = (text: string): ReactNode =>
  createElement(Fragment, null, ...text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [BREAK, line])));

/** A link whose document was deleted is rendered as plain text. */
function textLink(field: LinkField, inside: ReactNode[]): ReactNode {
  const link = linkOf(field);
  if (!link) return createElement(Fragment, null, ...inside);
  const elsewhere = 'target' in field && field.target ? { target: field.target } : null;
  const rel = elsewhere?.target === '_blank' ? { rel: 'noreferrer' } : null;
  return createElement(Link, { href: link.href, ...elsewhere, ...rel }, ...inside);
}

type Level = 2 | 3 | 4;

type Props = {
  field: RichTextField | null | undefined;
  /** Level of the text's highest headings: one below the heading above the text. */
  headings?: Level;
  /** Larger type in a column of reading width, for the main text of a page; its headings can be linked to. */
  prose?: boolean;
  /** Ids of its headings 2 where the page has other texts; those of the text alone otherwise. */
  ids?: readonly string[];
  className?: string;
};

/** Rich text of a document in the brand's style; nothing when the field is empty. */
export function RichText({ field, headings = 2, prose = false, ids, className }: Props) {
  const written = field?.some((block) => !('text' in block) || block.text !== '');
  if (!field || !written) return null;
  // A part of a page without a heading of its own continues the heading level of the part before it.
  const topped = hasTop(field) || (prose && headings === 2);
  return (
    <div className={cx(css.flow, prose && textStyle.prose, className)}>
      {richTextNodes(field, { level: headings, ids: prose ? anchors(field, ids) : new Map(), topped })}
    </div>
  );
}

function anchors(field: RichTextField, given?: readonly string[]): Look['ids'] {
  const found = field.flatMap((block) => (block.type === 'heading2' ? [block] : []));
  const ids = given ?? headingIds(found.map(({ text }) => text));
  return new Map(found.map((block, index) => [block, ids[index] ?? '']));
}

const hasTop = (field: RichTextField): boolean => field.some(({ type }) => type === 'heading1' || type === 'heading2');
