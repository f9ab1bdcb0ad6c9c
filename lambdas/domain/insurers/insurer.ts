/** A health insurer as the registry knows it. */
export interface Insurer {
  /** The canonical name, as `identified_insurer` gives it. */
  readonly name: string;
  readonly aliases: readonly string[];
  /** Of the aliases those that an account gave it: whatever words they are, only the whole of a name is such a one. */
  readonly ownAliases?: readonly string[];
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
}
