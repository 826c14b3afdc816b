/** Id of the calculator of a medicine: the button in its first view leads there. */
export const CALCULATOR_ANCHOR = 'calcul';
