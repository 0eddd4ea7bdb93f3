import { type ConsoleReplyOf, consoleEndpoints } from '@tessera/protocol/console';
import { OPERATOR_COOKIES } from '@tessera/protocol/console-cookies';
import { AppError, type OperatorSession, operatorOf, type Register } from '../../http/index.ts';
import { deviceText, type Identity } from '../identity/index.ts';
import type { SettingsModule } from '../settings/index.ts';
import { logAct } from './log-act.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import type { Operators } from './service.ts';
import { signIn } from './sign-in.ts';
import { removeView, renameView, saveView, viewsOf } from './views.ts';

interface RouteDeps {
  readonly config: { readonly mode: 'demo' | 'test' | 'production' };
  readonly identity: Identity;
  readonly settings: SettingsModule;
}

/** Registers the calls of signing in and out, of the operator's own sessions and of saved views. */
export function operatorRoutes(
  register: Register,
  operators: Operators | undefined,
  { config, identity, settings }: RouteDeps,
): void {
  if (!operators) return;
  const { store, sessions, key } = operators;
  passkeyRoutes(register, operators, { identity });

  const shown = async (session: OperatorSession): Promise<ConsoleReplyOf<'consoleMe'>> => ({
    id: Number(session.operatorId),
    name: session.name,
    person: session.person,
    role: session.role,
    session: Number(session.id),
    idleEndsAt: session.idleEndsAt,
    endsAt: session.endsAt,
    last: (await sessions.before(session)) ?? null,
    failures: session.failures,
    mode: config.mode,
    timeZone: settings.settings.get('timeZone'),
  });

  register(consoleEndpoints.consoleSignIn, async (form, context) => {
    const token = await signIn(form, context, { store, identity, sessions, key });
    const session = await sessions.find(token, context.browser.secretHash, context.now);
    if (!session) throw new AppError('login_incorrect');
    context.cookies.set(OPERATOR_COOKIES.session, token);
    return shown(session);
  });

  register(consoleEndpoints.consoleMe, (_, context) => shown(operatorOf(context)));

  register(consoleEndpoints.consoleSignOut, async (_, context) => {
    const { operatorId, id } = operatorOf(context);
    await sessions.end(operatorId, id, 'signed_out', context.now);
    context.cookies.drop(OPERATOR_COOKIES.session);
    await logAct(store, context, {
      operator: operatorId,
      action: 'operator.sign_out',
      subject: `operator:${operatorId}`,
    });
    return {};
  });

  register(consoleEndpoints.consoleSessions, async (_, context) => {
    const { operatorId, id: current } = operatorOf(context);
    const rows = await sessions.list(operatorId, context.now);
    return {
      items: rows.map(({ id, created_at, last_at, address, user_agent }) => ({
        id: Number(id),
        current: id === current,
        at: created_at.getTime(),
        lastAt: last_at.getTime(),
        address,
        device: deviceText(user_agent),
      })),
    };
  });

  register(consoleEndpoints.consoleSessionEnd, async ({ id }, context) => {
    const { operatorId } = operatorOf(context);
    if (!(await sessions.end(operatorId, BigInt(id), 'ended', context.now))) throw new AppError('not_found');
    await logAct(store, context, {
      operator: operatorId,
      action: 'operator.session_end',
      subject: `operator:${operatorId}`,
      data: { session: id },
    });
    return {};
  });

  register(consoleEndpoints.consoleViewList, async (_, context) => ({
    items: await viewsOf(store, operatorOf(context).operatorId),
  }));
  register(consoleEndpoints.consoleViewSave, async (view, context) => ({
    id: await saveView(store, operatorOf(context).operatorId, view),
  }));
  register(consoleEndpoints.consoleViewRename, async (view, context) => {
    await renameView(store, operatorOf(context).operatorId, view);
    return {};
  });
  register(consoleEndpoints.consoleViewRemove, async ({ id }, context) => {
    await removeView(store, operatorOf(context).operatorId, id);
    return {};
  });
}
