import type { ReactNode } from 'react';
import { sectionClass } from '@/components/theme/section';
import { cx } from '@/components/ui/cx';
import type { IconName } from '@/components/ui/icon-paths';
import { Notice, type NoticeTone } from '@/components/ui/notice';
import { Container, Section } from '@/components/ui/section';
import * as css from './callout.css';

const looks = {
  info: { tone: 'info', icon: 'info' },
  tip: { tone: 'success', icon: 'leaf' },
  warning: { tone: 'warning', icon: 'warning' },
} as const satisfies Record<string, { tone: NoticeTone; icon: IconName }>;

type Props = { background?: string | null; tone: keyof typeof looks; title?: string | null; text: ReactNode };

/** A remark beside the text. It stands on its own tint, whose links and rings are those of a light section. */
export function Callout({ background, tone, title, text }: Props) {
  if (!title && !text) return null;
  return (
    <Section background={background} space="tight">
      <Container>
        <div className={cx(sectionClass('White'), css.callout)}>
          <Notice {...looks[tone]}>
            {title && <h2 className={css.title}>{title}</h2>}
            {text}
          </Notice>
        </div>
      </Container>
    </Section>
  );
}
