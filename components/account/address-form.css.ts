import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

/** Always there, so that what comes into it is heard; it takes no room while it is empty. */
export const heard = style({ selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${vars.space[5]})` } } });
