import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';
import { notice } from './overlay.css';

export type NoticeTone = 'info' | 'warning' | 'success' | 'error';

const icons = { info: 'info', warning: 'bell', success: 'check', error: 'warning' } as const satisfies Record<
  NoticeTone,
  IconName
>;

type Props = {
  tone?: NoticeTone;
  size?: 'regular' | 'small';
  icon?: IconName;
  /**
   * Set when the notice is about an action: errors interrupt (`alert`), others wait (`status`). A message that is no error and
   * appears later must be in a `Status` instead.
   */
  live?: boolean;
  children: ReactNode;
};

export function Notice({ tone = 'info', size, icon, live, children }: Props) {
  const role = live ? (tone === 'error' ? 'alert' : 'status') : undefined;
  return (
    <div className={notice({ tone, size })} role={role}>
      <Icon name={icon ?? icons[tone]} />
      <div>{children}</div>
    </div>
  );
}
