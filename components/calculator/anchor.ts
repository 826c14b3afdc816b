/** Id of the calculator on a medicine page: the button in the first view links to it. */
export const CALCULATOR_ANCHOR = 'calcul';
