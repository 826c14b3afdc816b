import { Button } from '@/components/ui/button';
import type { ConsentWords } from '@/lib/consent/client-words';
import type { Choice } from '@/lib/consent/cookie';
import { pair } from './all-or-nothing.css';

type Props = { words: ConsentWords; onChoose: (choice: Choice) => void };

/** Refusing and accepting, one beside the other: the same look, the same size, one press each. */
export function AllOrNothing({ words, onChoose }: Props) {
  return (
    <div className={pair}>
      <Button kind="secondary" size="small" onClick={() => onChoose({ analytics: false, external: false })}>
        {words.refuse}
      </Button>
      <Button kind="secondary" size="small" onClick={() => onChoose({ analytics: true, external: true })}>
        {words.accept}
      </Button>
    </div>
  );
}
