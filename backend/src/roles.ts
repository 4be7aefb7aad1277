/** The roles in a workspace, from the most to the least powerful. Every workspace has one owner. */
export const ROLES = ['owner', 'admin', 'writer'] as const;
export type Role = (typeof ROLES)[number];

/** The roles that an invitation can give. */
export const MEMBER_ROLES = ['admin', 'writer'] as const satisfies readonly Role[];
export type MemberRole = (typeof MEMBER_ROLES)[number];

interface Rule {
  /** Completes "Only the owner can …". */
  readonly does: string;
  readonly roles: readonly Role[];
}

const MANAGERS = ['owner', 'admin'] as const;

/**
 * What can be done in a workspace, and by whom (ADR-0050). Every procedure of the dashboard names
 * one of these, unless it is about the caller's own account.
 */
export const PERMISSIONS = {
  view: { does: 'see this workspace', roles: ROLES },
  listings: { does: 'write, edit, delete and export listings', roles: ROLES },
  brands: { does: 'add, change and archive brands', roles: MANAGERS },
  stores: { does: 'connect and disconnect stores', roles: MANAGERS },
  keys: { does: 'see, create and revoke API keys', roles: MANAGERS },
  webhooks: { does: 'see and change webhooks', roles: MANAGERS },
  auditLog: { does: 'see the audit log', roles: MANAGERS },
  writers: { does: 'invite and remove writers', roles: MANAGERS },
  admins: { does: 'invite and remove admins, and change roles', roles: ['owner'] },
  plan: { does: 'change and pay for the plan', roles: ['owner'] },
} as const satisfies Record<string, Rule>;

export type Permission = keyof typeof PERMISSIONS;

const RULES: Readonly<Record<Permission, Rule>> = PERMISSIONS;
const NAMES = Object.keys(PERMISSIONS) as Permission[];

export function isAllowed(role: Role, permission: Permission): boolean {
  return RULES[permission].roles.includes(role);
}

/** What to tell someone whose role does not allow something: who can do it. */
export function permissionDeniedMessage(permission: Permission): string {
  const { does, roles } = RULES[permission];
  return `Only the owner ${roles.includes('admin') ? 'and admins can' : 'can'} ${does}.`;
}

/** What some role may not do. */
type RestrictedPermission = {
  [Name in Permission]: Role extends (typeof PERMISSIONS)[Name]['roles'][number] ? never : Name;
}[Permission];

/** The permissions that a role lacks, each with who has it. */
export type DeniedPermissions = Readonly<Partial<Record<RestrictedPermission, string>>>;

/** The permissions that a role lacks, each with who has it. */
export function deniedPermissionsOf(role: Role): DeniedPermissions {
  return Object.fromEntries(
    NAMES.filter((permission) => !isAllowed(role, permission)).map((permission) => [
      permission,
      permissionDeniedMessage(permission),
    ]),
  );
}

/** What someone may do to members with a role: invite them, remove them, and give it to others. */
export function permissionFor(role: MemberRole): Permission {
  return role === 'admin' ? 'admins' : 'writers';
}
