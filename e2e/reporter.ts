import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';
import { failedLines, fileLine, slowestLines, type Timed } from '../packages/tools/lib/test-lines.ts';

type File = { left: number; passed: number; failed: number; ms: number };

/** A line for each spec file and project when its last test has ended, what failed at once, the slowest ten tests at the end. */
export default class Lines implements Reporter {
  private readonly files = new Map<string, File>();
  private readonly timed: Timed[] = [];
  private readonly failed: string[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    for (const test of suite.allTests()) this.fileOf(test).left += 1;
    console.log(`${suite.allTests().length} tests in ${this.files.size} files`);
  }

  onTestEnd(test: TestCase, { duration, error }: TestResult): void {
    const file = this.fileOf(test);
    const ok = test.outcome() === 'expected';
    file.left -= 1;
    file.ms += duration;
    file[ok ? 'passed' : 'failed'] += 1;
    const title = test.titlePath().filter(Boolean).join(' › ');
    this.timed.push({ title, ms: duration });
    if (!ok) {
      this.failed.push(title);
      console.log(`\n✗ ${title}\n${error?.stack ?? error?.message ?? test.outcome()}\n`);
    }
    if (file.left === 0) console.log(fileLine(this.nameOf(test), file));
  }

  /** Figures that tests print, such as how long a publication took. */
  onStdOut(text: string | Buffer): void {
    process.stdout.write(text);
  }

  onError({ message, stack }: TestError): void {
    console.log(stack ?? message ?? 'an error outside of any test');
  }

  onEnd({ status }: FullResult): void {
    for (const line of [...slowestLines(this.timed), ...failedLines(this.failed)]) console.log(line);
    const unfinished = [...this.files].filter(([, { left }]) => left > 0);
    for (const [name, { left }] of unfinished) console.log(`✗ ${name}: ${left} tests did not run`);
    console.log(`playwright: ${status}`);
  }

  private nameOf(test: TestCase): string {
    const { file } = test.location;
    return `[${test.parent.project()?.name}] ${file.slice(file.indexOf('/e2e/') + 1)}`;
  }

  private fileOf(test: TestCase): File {
    const name = this.nameOf(test);
    const known = this.files.get(name) ?? { left: 0, passed: 0, failed: 0, ms: 0 };
    this.files.set(name, known);
    return known;
  }
}
