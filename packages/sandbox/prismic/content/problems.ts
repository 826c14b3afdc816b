/** Every problem in the content, each line with its file and field. */
export class ContentProblems extends Error {
  constructor(problems: string[]) {
    super(`The content has ${problems.length} problem(s):\n${problems.map((line) => `  ${line}`).join('\n')}`);
    this.name = 'ContentProblems';
  }
}
