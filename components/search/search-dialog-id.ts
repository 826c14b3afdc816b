/** Id of the dialog that the magnifier in the header opens. */
export const searchDialogId = 'search';
