import type { ComponentProps, ReactNode } from 'react';
import { sectionClass } from '@/components/theme/section';
import { IconButton } from './button';
import { cx } from './markup';
import * as css from './overlay.css';

type Props = {
  id: string;
  title: ReactNode;
  /** Used as the accessible name, without a heading, when the title is an image or a name that is already announced. */
  label?: string;
  closeLabel: string;
  footer?: ReactNode;
  children: ReactNode;
};

function Overlay({
  id,
  title,
  label,
  closeLabel,
  footer,
  children,
  side,
}: Props & { side: 'start' | 'end' | 'center' }) {
  const named = label ? { 'aria-label': label } : { 'aria-labelledby': `${id}-title` };
  return (
    <dialog id={id} className={cx(sectionClass('White'), css.overlay({ side }))} {...named} closedby="any">
      <div className={css.head}>
        {label ? (
          title
        ) : (
          <h2 id={`${id}-title`} className={css.title}>
            {title}
          </h2>
        )}
        <IconButton icon="close" label={closeLabel} {...closes(id)} />
      </div>
      <div className={css.body}>{children}</div>
      {footer && <div className={css.foot}>{footer}</div>}
    </dialog>
  );
}

/** A native modal dialog at one edge: the platform provides focus trapping, Escape and focus restoration. */
export function Drawer({ side = 'end', ...props }: Props & { side?: 'start' | 'end' }) {
  return <Overlay side={side} {...props} />;
}

export function Dialog(props: Props) {
  return <Overlay side="center" {...props} />;
}

type ButtonProps = ComponentProps<'button'>;

// `command` is not in React's types yet. PageListeners has the fallback for browsers without it.
/** Attributes for a button that opens the dialog with this id; they work before hydration and without JavaScript. */
export const opens = (id: string): ButtonProps =>
  ({ commandfor: id, command: 'show-modal', 'aria-haspopup': 'dialog' }) as ButtonProps;

/** Attributes for a button that closes it. */
export const closes = (id: string): ButtonProps => ({ commandfor: id, command: 'close' }) as ButtonProps;
