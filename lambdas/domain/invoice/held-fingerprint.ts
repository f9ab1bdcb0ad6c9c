import type { FingerprintKind } from '../checks/fingerprints.ts';

/** A fingerprint as an invoice holds it: its kind and the SHA-256 (hex) of its normalised key, so no claim number stands in a key. */
export interface HeldFingerprint {
  readonly kind: FingerprintKind;
  readonly sha256: string;
}
