import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  isAllowed,
  PERMISSIONS,
  permissionDeniedMessage,
  ROLES,
  type MemberRole,
} from '../../src/roles.ts';
import { dashboardRouter } from '../../src/trpc/router.ts';
import { callApi } from '../http.ts';
import { useService } from '../service.ts';
import { peopleOf, type Person } from './people.ts';

const service = useService();
const { person, join } = peopleOf(service);

const Definition = z.object({
  type: z.enum(['query', 'mutation']),
  meta: z.object({ needs: z.string().optional() }).optional(),
});

/** Every procedure, by its path; tRPC's types nest them, but its object is flat. */
const PROCEDURES = Object.entries(dashboardRouter._def.procedures).map(([path, procedure]) => {
  const { type, meta } = Definition.parse(Reflect.get(procedure, '_def'));
  return { call: `${type} ${path}` as const, needs: meta?.needs };
});

function isPermission(needs: string | undefined): needs is keyof typeof PERMISSIONS {
  return needs !== undefined && needs in PERMISSIONS;
}

describe('what a role allows', () => {
  it('is tested for every procedure of the dashboard', () => {
    expect(PROCEDURES.filter(({ needs }) => needs === undefined)).toEqual([]);
    const paths = Object.groupBy(PROCEDURES, ({ needs }) => needs ?? '');
    expect(
      Object.fromEntries(
        Object.entries(paths).map(([needs, list]) => [
          needs,
          list?.map(({ call }) => call.split(' ')[1]).sort(),
        ]),
      ),
    ).toMatchInlineSnapshot(`
      {
        "account": [
          "account.access",
          "account.changePassword",
          "account.endOtherSessions",
          "account.endSession",
          "account.removePasskey",
          "account.sessions",
          "account.signInMethods",
          "account.switchWorkspace",
          "account.unlinkGoogle",
          "settings.cancelEmailChange",
          "settings.changeEmail",
          "settings.chooseLanguage",
          "settings.chooseNotifications",
          "settings.deleteAccount",
          "settings.read",
          "settings.rename",
          "team.accept",
          "team.leave",
        ],
        "admins": [
          "team.changeRole",
        ],
        "anyone": [
          "account.read",
          "account.signInOptions",
          "agents.cancel",
          "agents.review",
          "billing.pricing",
          "connect.answerTransfer",
          "connect.cancel",
          "connect.review",
          "connect.transfer",
          "settings.confirmEmailChange",
          "settings.emailChange",
          "team.invitation",
        ],
        "auditLog": [
          "auditLog.list",
          "auditLog.retention",
        ],
        "brands": [
          "brands.activate",
          "brands.archive",
          "brands.archived",
          "brands.create",
          "brands.learnVoice",
          "brands.restore",
          "brands.update",
        ],
        "keys": [
          "agents.approve",
          "keys.create",
          "keys.list",
          "keys.revoke",
        ],
        "listings": [
          "brands.list",
          "bulk.cancel",
          "bulk.get",
          "bulk.list",
          "bulk.pause",
          "bulk.remove",
          "bulk.resume",
          "bulk.retryFailed",
          "bulk.rows",
          "bulk.start",
          "firstSteps.dismiss",
          "firstSteps.read",
          "listings.counts",
          "listings.delete",
          "listings.deleteSelected",
          "listings.deleted",
          "listings.duplicate",
          "listings.edit",
          "listings.export",
          "listings.exportSelected",
          "listings.importPage",
          "listings.job",
          "listings.read",
          "listings.restore",
          "listings.restoreDeleted",
          "listings.restoreSelected",
          "listings.rewrite",
          "listings.sample",
          "listings.scores",
          "listings.search",
          "listings.select",
          "listings.send",
          "listings.stores",
          "listings.unsend",
          "listings.version",
          "listings.versions",
          "listings.write",
        ],
        "plan": [
          "billing.checkout",
          "billing.portal",
          "billing.refresh",
        ],
        "session": [
          "settings.keepAccount",
        ],
        "stores": [
          "connect.approve",
          "connect.prove",
          "stores.disconnect",
        ],
        "view": [
          "billing.read",
          "stores.list",
          "team.read",
          "usage.days",
        ],
        "webhooks": [
          "webhooks.create",
          "webhooks.delete",
          "webhooks.deliveries",
          "webhooks.edit",
          "webhooks.enable",
          "webhooks.list",
          "webhooks.resend",
          "webhooks.rotateSecret",
          "webhooks.test",
        ],
        "writers": [
          "team.invite",
          "team.remove",
          "team.revokeInvitation",
        ],
      }
    `);
  });

  it.each(['admin', 'writer'] as const)(
    'is what someone who is %s can call, and the others say who can',
    async (role) => {
      const member = await join(await person(), role);
      const wrong: string[] = [];
      for (const { call, needs } of PROCEDURES) {
        if (!isPermission(needs)) continue;
        const { status, message } = await member.ask(call, {});
        const refused = status === 403 && message === permissionDeniedMessage(needs);
        if (refused === isAllowed(role, needs)) wrong.push(`${call}: ${status} ${message}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  it('is everything for the owner', () => {
    for (const permission of Object.keys(PERMISSIONS).filter(isPermission)) {
      expect(ROLES.filter((role) => isAllowed(role, permission))).toContain('owner');
    }
  });

  it('is named on the dashboard, with who can do the rest', async () => {
    const writer = await join(await person(), 'writer');
    const { data } = await writer.ask('query account.read');
    expect(data).toMatchObject({
      role: 'writer',
      deniedPermissions: { keys: 'Only the owner and admins can see, create and revoke API keys.' },
    });
    expect(data['deniedPermissions']).not.toHaveProperty('listings');
  });
});

describe('an admin', () => {
  it('invites and removes writers, and no admins', async () => {
    const owner = await person();
    const admin = await join(owner, 'admin');
    const other = await join(owner, 'admin');
    const writer = await join(owner, 'writer');
    const invite = (role: MemberRole) =>
      admin.ask('mutation team.invite', { email: `${randomUUID()}@shop.example`, role });
    const refusal = 'Only the owner can invite and remove admins, and change roles.';
    expect(await invite('admin')).toMatchObject({ status: 403, message: refusal });
    for (const { userId } of [other, owner]) {
      const { status } = await admin.ask('mutation team.remove', { userId });
      expect(status).toBe(userId === other.userId ? 403 : 404);
    }
    const change = { userId: writer.userId, role: 'admin' };
    expect(await admin.ask('mutation team.changeRole', change)).toMatchObject({ message: refusal });
    const { userId } = writer;
    expect((await admin.ask('mutation team.remove', { userId })).status).toBe(200);
  });

  it('does not replace the owner’s invitation of an admin', async () => {
    const owner = await person();
    const admin = await join(owner, 'admin');
    const email = `${randomUUID()}@shop.example`;
    const invite = (by: Person, role: MemberRole) =>
      by.ask('mutation team.invite', { email, role });
    expect((await invite(owner, 'admin')).status).toBe(200);
    expect((await invite(admin, 'writer')).status).toBe(403);
    const { data } = await owner.ask('query team.read');
    expect(data['invitations']).toMatchObject([{ email, role: 'admin' }]);
  });

  it('revokes anyone’s key and disconnects anyone’s store', async () => {
    const owner = await person();
    const admin = await join(owner, 'admin');
    const { data } = await admin.ask('query keys.list', {});
    const [key] = data['keys'] as { id: string }[];
    expect((await admin.ask('mutation keys.revoke', { id: key?.id })).status).toBe(200);
    const { token } = owner;
    expect((await callApi(service().apiUrl, 'GET /me', { token })).status).toBe(401);
  });
});
