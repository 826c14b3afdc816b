'use client';
import { useEffect } from 'react';
import { ToolLink } from '@/components/layout/tool-link';
import { showToast } from '@/components/ui/toast';
import { trackAccount } from '@/lib/analytics/visitor';
import { noteMark, useMark } from '@/lib/session/mark-store';
import { eventOf } from '@/lib/session/signed-in';
import { hasTyping } from '@/lib/session/typing';

type Words = { signIn: string; account: string; expired: string; again: string };
type Props = { href: string; words: Words };

/** What the pages of the account have in common: their data is not to stay on the screen of somebody else. */
const isBelow = (path: string, root: string) => path === root || path.startsWith(`${root}/`);

/** The account in the header; where somebody may be signed in, also the eye that is kept on the session. */
export function AccountLinkClient({ href, words }: Props) {
  const mark = useMark();
  const { expired, again } = words;
  useEffect(() => {
    const isNews = noteMark(mark);
    if (!mark) return;
    if (isNews) trackAccount(eventOf(mark));
    const here = () => window.location.pathname + window.location.search;
    const login = () => `/auth/login?to=${encodeURIComponent(here())}`;
    let stop: (() => void) | undefined;
    let left = false;
    void import('@/lib/session/watch').then(({ watchSession }) => {
      if (left) return;
      stop = watchSession({
        expired() {
          // What is being written comes first: the login waits for a click then.
          if (hasTyping(document)) showToast({ text: expired, link: { href: login(), text: again } });
          else window.location.assign(login());
        },
        changed() {
          if (isBelow(window.location.pathname, href)) window.location.reload();
        },
      });
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [mark, href, expired, again]);
  return <ToolLink wideOnly href={href} icon="account" label={mark ? words.account : words.signIn} prefetch={false} />;
}
