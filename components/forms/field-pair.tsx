import type { ReactNode } from 'react';
import { pair } from './forms.css';

/** Two short fields, side by side where there is room. */
export const FieldPair = ({ children }: { children: ReactNode }) => <div className={pair}>{children}</div>;
