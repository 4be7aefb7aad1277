import type { Translation } from '../translation.ts';
import type en from '../en/components.ts';

export default {
  browserOn: '{browser} en {os}',
  cancel: 'Cancelar',
  close: 'Cerrar',
  closeMenu: 'Cerrar el menú',
  copied: 'Copiado',
  copy: 'Copiar',
  copyManually: 'Selecciona y copia',
  labeled: '{label}: {value}',
  loading: 'Cargando',
  offline: 'Sin conexión. Lo que has escrito se queda en esta página.',
  openMenu: 'Abrir el menú',
  reload: 'Recargar',
  skipToContent: 'Ir al contenido',
  somethingWrong: 'Algo ha fallado',
  somethingWrongHelp:
    'Recarga la página. Lo guardado se conserva. Si no funciona, inténtalo de nuevo en un minuto.',
  tryAgain: 'Reintentar',
} satisfies Translation<typeof en>;
