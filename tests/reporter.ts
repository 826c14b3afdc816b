import path from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { failedLines, fileLine, slowestLines, type Timed } from '../packages/tools/lib/test-lines.ts';

const root = path.join(import.meta.dirname, '..');

/** A line for each test file, what failed with its reason, the slowest ten tests at the end. */
export default class Lines implements Reporter {
  private readonly timed: Timed[] = [];
  private readonly failed: string[] = [];

  onTestCaseResult(test: TestCase): void {
    const name = path.relative(root, test.module.moduleId);
    this.timed.push({ title: `${name} › ${test.fullName}`, ms: test.diagnostic()?.duration ?? 0 });
    const { state, errors } = test.result();
    if (state !== 'failed') return;
    this.failed.push(`${name} › ${test.fullName}`);
    console.log(`\n✗ ${name} › ${test.fullName}`);
    for (const error of errors ?? []) console.log(error.stack ?? error.message, error.diff ?? '');
  }

  onTestModuleEnd(module: TestModule): void {
    const tests = [...module.children.allTests()];
    const failed = tests.filter((test) => test.result().state !== 'passed').length;
    const errors = module.errors();
    for (const error of errors) console.log(error.stack ?? error.message);
    if (errors.length > 0) this.failed.push(path.relative(root, module.moduleId));
    const counts = { passed: tests.length - failed, failed: failed + errors.length, ms: module.diagnostic().duration };
    console.log(fileLine(`[${module.project.name}] ${path.relative(root, module.moduleId)}`, counts));
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[], reason: string): void {
    for (const error of errors) console.log(error.stack ?? error.message);
    for (const line of [...slowestLines(this.timed), ...failedLines(this.failed)]) console.log(line);
    console.log(`vitest: ${reason}, ${modules.length} files`);
  }
}
