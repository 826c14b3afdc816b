import { style } from '@vanilla-extract/css';
import { noScript, print } from '@/components/theme/breakpoints';

/** Does nothing without script, and has been pressed on paper. */
export const button = style({ '@media': { [noScript]: { display: 'none' }, [print]: { display: 'none' } } });
