import type { ReactNode } from 'react';
import { Picture, type PictureSource } from '@/components/ui/picture';
import { Container, Section, SectionHead } from '@/components/ui/section';
import { text as textStyle } from '@/components/ui/text.css';
import { room } from './room.css';
import * as css from './timeline.css';

export type MomentView = {
  /** A year, or a date in words. */
  date: string;
  title?: string | null;
  text?: ReactNode;
  picture?: PictureSource;
};

type Props = { background?: string | null; title?: string | null; moments: readonly MomentView[] };

/** What happened, in its order. */
export function Timeline({ background, title, moments }: Props) {
  if (moments.length === 0) return null;
  const Heading = title ? 'h3' : 'h2';
  return (
    <Section background={background}>
      <Container className={room}>
        {title && <SectionHead title={title} />}
        <ol className={css.list}>
          {moments.map((moment) => (
            <li key={`${moment.date} ${moment.title}`} className={css.moment}>
              <div className={css.content({ illustrated: moment.picture !== undefined })}>
                <div>
                  <Heading className={textStyle.h3}>
                    {moment.title ? (
                      <>
                        <span className={css.date}>{moment.date}</span> {moment.title}
                      </>
                    ) : (
                      moment.date
                    )}
                  </Heading>
                  {moment.text && <div className={css.text}>{moment.text}</div>}
                </div>
                {moment.picture && <Picture image={moment.picture} sizes="18rem" className={css.picture} />}
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}
