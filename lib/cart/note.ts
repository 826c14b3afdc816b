/** Characters that a note may have: more than anybody needs to say where the parcel may wait. */
export const NOTE_LENGTH = 500;
