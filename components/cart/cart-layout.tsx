import type { ReactNode } from 'react';
import { sectionClass } from '@/components/theme/section';
import { AnswerNotice } from '@/components/ui/answer-notice';
import { ButtonLink } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { EmptyState } from '@/components/ui/error-view';
import { VisuallyHidden } from '@/components/ui/icon';
import * as css from './cart-layout.css';

type PageProps = {
  title: string;
  /** Visually hidden heading of the lines. */
  heading?: string;
  /** Free-delivery progress. */
  meter?: ReactNode;
  /** Notices, lines and what follows them. */
  children: ReactNode;
  summary: ReactNode;
};

export function CartPageLayout({ title, heading, meter, children, summary }: PageProps) {
  return (
    <>
      <h1 className={css.title}>{title}</h1>
      <div className={css.page}>
        <div className={css.main}>
          {meter && <div className={cx(sectionClass('Beige Light'), css.meter)}>{meter}</div>}
          {heading && <VisuallyHidden as="h2">{heading}</VisuallyHidden>}
          {children}
        </div>
        {summary}
      </div>
    </>
  );
}

/** Inside a Drawer: lines that scroll, and a footer that stays visible. */
export function CartDrawerLayout({ children, footer }: { children: ReactNode; footer?: ReactNode }) {
  return (
    <div className={css.drawer}>
      <div>{children}</div>
      {footer && <div className={cx(sectionClass('Beige Light'), css.foot)}>{footer}</div>}
    </div>
  );
}

/** What the result of a form, or of a link, says before all else. */
export const CartNews = ({ sentences }: { sentences: readonly string[] }) =>
  sentences.length > 0 && (
    <AnswerNotice tone="warning">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </AnswerNotice>
  );

type EmptyCartProps = { words: { title: string; text: string; action: string }; shop: string };

export const EmptyCart = ({ words, shop }: EmptyCartProps) => (
  <EmptyState
    title={words.title}
    action={
      <ButtonLink href={shop} prefetch={false}>
        {words.action}
      </ButtonLink>
    }
  >
    <p>{words.text}</p>
  </EmptyState>
);
