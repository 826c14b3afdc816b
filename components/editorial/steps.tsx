import type { ReactNode } from 'react';
import { Picture, type PictureSource } from '@/components/ui/picture';
import { Container, Section, SectionHead } from '@/components/ui/section';
import { text as textStyle } from '@/components/ui/text.css';
import * as css from './hero.css';
import { room } from './sections.css';

type Props = {
  background?: string | null;
  title: string;
  steps: readonly { title: string; text: string }[];
  /** Full width, below the steps. */
  picture?: PictureSource;
};

export function Steps({ background, title, steps, picture }: Props) {
  return (
    <Section background={background} space="none">
      <Container className={css.stepsWords}>
        <h2 className={css.stepsTitle}>{title}</h2>
        <ol className={css.steps}>
          {steps.map((step) => (
            <li key={step.title} className={css.step}>
              <h3 className={css.name}>{step.title}</h3>
              <p className={css.text}>{step.text}</p>
            </li>
          ))}
        </ol>
      </Container>
      {picture && <Picture image={picture} sizes="100vw" className={css.stepsPicture} />}
    </Section>
  );
}

type MomentView = {
  /** A year, or a date as text. */
  date: string;
  title?: string | null;
  text?: ReactNode;
  picture?: PictureSource;
};

type TimelineProps = { background?: string | null; title?: string | null; moments: readonly MomentView[] };

/** Events in chronological order. */
export function Timeline({ background, title, moments }: TimelineProps) {
  if (moments.length === 0) return null;
  const Heading = title ? 'h3' : 'h2';
  return (
    <Section background={background}>
      <Container className={room}>
        {title && <SectionHead title={title} />}
        <ol className={css.list}>
          {moments.map((moment) => (
            <li key={`${moment.date} ${moment.title}`} className={css.moment}>
              <div className={css.stepsContent({ illustrated: moment.picture !== undefined })}>
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
                  {moment.text && <div className={css.timelineText}>{moment.text}</div>}
                </div>
                {moment.picture && <Picture image={moment.picture} sizes="18rem" className={css.timelinePicture} />}
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}
