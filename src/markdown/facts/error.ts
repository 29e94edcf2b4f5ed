/** A directive that names something the facts do not have. */
export class FactsDirectiveError extends Error {
  /** What the author has to do. */
  readonly fix: string;

  constructor(message: string, fix: string) {
    super(message);
    this.name = 'FactsDirectiveError';
    this.fix = fix;
  }
}
