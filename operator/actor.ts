import { userInfo } from 'node:os';

/** Who stands in the audit trail for what the tool does. A container's user id need not have a name. */
export function actor(user: () => { readonly username: string } = userInfo): string {
  return `operator's tool, ${nameOf(user)}`;
}

function nameOf(user: () => { readonly username: string }): string {
  try {
    return user().username;
  } catch {
    return `uid ${process.getuid?.()}`;
  }
}
