/** What only the contents of a file can tell. The codes are message keys. */
export type ContentFault = 'fileContent' | 'fileUnsafe' | 'fileProtected' | 'fileDamaged';

/** Thrown where the contents of a file are read, when the file cannot be taken. */
export class Refusal extends Error {
  readonly fault: ContentFault;

  constructor(fault: ContentFault) {
    super(fault);
    this.name = 'Refusal';
    this.fault = fault;
  }
}
