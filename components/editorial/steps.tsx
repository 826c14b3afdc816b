import { Picture, type PictureSource } from '@/components/ui/picture';
import { Container, Section } from '@/components/ui/section';
import * as css from './steps.css';

type Props = {
  background?: string | null;
  title: string;
  steps: readonly { title: string; text: string }[];
  /** From edge to edge, below the steps. */
  picture?: PictureSource;
};

export function Steps({ background, title, steps, picture }: Props) {
  return (
    <Section background={background} space="none">
      <Container className={css.words}>
        <h2 className={css.title}>{title}</h2>
        <ol className={css.steps}>
          {steps.map((step) => (
            <li key={step.title} className={css.step}>
              <h3 className={css.name}>{step.title}</h3>
              <p className={css.text}>{step.text}</p>
            </li>
          ))}
        </ol>
      </Container>
      {picture && <Picture image={picture} sizes="100vw" className={css.picture} />}
    </Section>
  );
}
