import type en from '../en/team.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  makeWriterConsequences:
    'Podrá seguir redactando y editando fichas, pero ya no gestionar marcas, tiendas, claves de API, webhooks ni redactores. Las claves de API que creó y las invitaciones que envió dejan de funcionar de inmediato, y los webhooks que añadió se pausan. Las tiendas que conectó siguen conectadas.',
  makeAdminConsequences:
    'Podrá gestionar marcas, tiendas, claves de API, webhooks y redactores. No podrá cambiar el plan ni decidir quién es administrador.',
  changeRoleTo: 'Cambiar rol a {name}',
  team: 'Equipo',
  teamNotLoaded: 'No se pudo cargar tu equipo',
  lockedByPlan: 'Los equipos están incluidos en el plan Agency',
  newInvitation: 'Nueva invitación',
  teammatesEmail: 'Correo de la persona',
  role: 'Rol',
  sendInvitation: 'Enviar invitación',
  createInvitationLink: 'Crear enlace de invitación',
  invitationSent:
    'Invitación enviada a {email}. Caduca en {invitationDays, plural, one {# día} other {# días}}.',
  invitationNotMailed:
    'Invitación para {email} creada. El correo no está configurado en este servidor: envía tú el enlace. Caduca en {invitationDays, plural, one {# día} other {# días}}.',
  copyLink: 'Copiar enlace',
  sendAgain: 'Enviar de nuevo',
  sendAgainNamed: 'Enviar de nuevo la invitación a {email}',
  newLink: 'Enlace nuevo',
  newLinkNamed: 'Enlace nuevo para {email}',
  earlierLinkEnds: 'Un enlace anterior ya no funciona.',
  pendingInvitations: 'Invitaciones pendientes',
  invitationDetails: '{role} · Invitación del {invitedAt} · Caduca el {expiresAt}',
  revokeInvitationNamed: 'Revocar la invitación a {email}',
  revoke: 'Revocar',
  leaveTeam: 'Dejar el equipo',
  leaveQuestion: '¿Dejar este equipo?',
  leaveConsequences:
    'Volverás a tu propio espacio de trabajo. Las claves de API que creaste aquí, las tiendas que conectaste y las invitaciones que enviaste dejan de funcionar de inmediato. Los lotes que iniciaste y los webhooks que añadiste se pausan. El equipo conserva tus fichas.',
  members: 'Miembros',
  memberDetails: '{role} · Se unió el {joinedAt}',
  changeRoleToNamed: 'Cambiar rol a {name}: {email}',
  removeNamed: 'Quitar a {email}',
  remove: 'Quitar',
  removeQuestion: '¿Quitar a {email}?',
  removeFromTeam: 'Quitar del equipo',
  removeConsequences:
    'Pierde el acceso a este espacio de trabajo. Las claves de API que creó, las tiendas que conectó y las invitaciones que envió dejan de funcionar de inmediato. Los lotes que inició y los webhooks que añadió se pausan. Conservas sus fichas.',
  admin: 'Administrador',
  writer: 'Redactor',
  writerRole: 'redactor',
  adminRole: 'administrador',
  makeWriter: '¿Hacer redactor a {email}?',
  makeAdmin: '¿Hacer administrador a {email}?',
  owner: 'Propietario',
  whatRolesDo:
    'Los miembros comparten tus fichas mensuales y tu historial. Los redactores redactan y editan fichas. Los administradores también gestionan marcas, tiendas, claves de API, webhooks y redactores.',
  membersKeepAccess: 'Los miembros actuales conservan el acceso.',
} satisfies Translation<typeof en>;
