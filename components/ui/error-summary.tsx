import type { ReactNode, Ref } from 'react';
import * as css from './fields.css';

type Props = {
  id: string;
  title: ReactNode;
  links: readonly { href: string; text: ReactNode }[];
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
};

/** The errors of a form, each line a link to its field. It takes the focus, also when the page is loaded without JavaScript. */
export function ErrorSummaryBox({ id, title, links, children, ref }: Props) {
  return (
    <div
      ref={ref}
      id={id}
      className={css.errorSummaryBox}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page was asked for by sending the form, and this is its answer
      autoFocus
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`} className={css.title}>
        {title}
      </h2>
      {children}
      {links.length > 0 && (
        <ul className={css.errorSummaryList}>
          {links.map(({ href, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: several mistakes of one field lead to the same place
            <li key={`${href}-${index}`}>
              <a className={css.link} href={href}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
