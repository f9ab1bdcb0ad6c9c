/** What an operator can do about an account. */
type AuditedAction =
  | 'account.created'
  | 'limits.changed'
  | 'policy.changed'
  | 'partner.approved'
  | 'partner.removed'
  | 'key.created'
  | 'key.revoked'
  | 'invoice.restored';

/** Who changed what about an account: written in the transaction that makes the change, and never changed itself. */
export interface AuditEntry {
  /** `aud_…`, in the order of time. */
  readonly entryId: string;
  readonly at: string;
  /** Who did it, as the tool or page that was used knows them. */
  readonly actor: string;
  readonly action: AuditedAction;
  /** What the change is about where it is one of several: an insurer, a key's id. */
  readonly subject: string | null;
  readonly before: unknown;
  readonly after: unknown;
}
