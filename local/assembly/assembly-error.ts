/** The assembly cannot be hosted as it is. Every complaint names the logical id, the type and what is wrong. */
export class AssemblyError extends Error {
  override readonly name = 'AssemblyError';
  readonly complaints: readonly string[];

  constructor(complaints: readonly string[]) {
    super(`the synthesized assembly cannot be hosted locally:\n${complaints.map((line) => `  - ${line}`).join('\n')}`);
    this.complaints = complaints;
  }
}
