import type en from '../en/connect.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  signedInAs: 'Connecté en tant que <b>{email}</b>',
  switchAccount: 'Changer de compte',
  workspace: 'Espace de travail',
  workspaceHelp:
    'La boutique utilise les fiches mensuelles de cet espace de travail. Ce qu’elle rédige est enregistré dans son historique.',
  yourWorkspace: 'Votre espace de travail',
  pageNotLoaded: 'Impossible de charger cette page',
  connectHeading: 'Connecter <name>{host}</name>',
  storeWants:
    'La boutique {platform} <b><name>{host}</name></b> souhaite se connecter à votre compte.',
  storeCan: 'Cette boutique pourra',
  storeWrites: 'rédiger des fiches avec votre forfait',
  storeSeesListings: 'voir les fiches de cet espace de travail',
  storeSeesAccount:
    'voir votre adresse e-\u2060mail, votre forfait, les fiches restantes et le nom de vos marques',
  storeCannot: 'Elle ne pourra pas',
  storeDoesntSignIn: 'se connecter à votre place ni voir votre mot de passe',
  storeDoesntPay: 'changer votre forfait, effectuer des paiements ni créer des clés API',
  storesNotAllowed: 'Vous ne pouvez pas connecter de boutique à cet espace de travail',
  storesNotAllowedHelp:
    '{whoCan} Demandez à l’une de ces personnes de la connecter, ou choisissez votre propre espace de travail ci-dessus.',
  approve: 'Approuver',
  cost: 'Coût',
  costHelp:
    'La connexion est gratuite. Chaque fiche rédigée pour la boutique compte comme l’une de vos fiches mensuelles.',
  listingsLeft:
    '{remaining, number} sur {limit, plural, one {# fiche restante} other {# fiches restantes}}',
  listingsLeftOfPlan: 'Forfait {plan} : <b>{listings}</b> ce mois-ci.',
  noListingsLeftHelp:
    'Vous pouvez quand même connecter la boutique. Elle pourra rédiger des fiches le mois prochain, ou dès que vous <link>changez de forfait</link>.',
  connectedElsewhere: 'Cette boutique est connectée à un autre compte Wareword',
  transferConsequences:
    '{reason} Si vous approuvez, la boutique est déconnectée de l’autre compte, et nous prévenons son propriétaire par e-\u2060mail.',
  transferHelp:
    'Une boutique ne peut être connectée qu’à un seul compte à la fois. Pour la transférer vers le vôtre, procédez de l’une des façons suivantes.',
  storeVerified: 'Vous avez prouvé que la boutique est à vous.',
  ownerAgreed: 'Le propriétaire de l’autre compte a accepté le transfert.',
  askOwner: 'Demander au propriétaire de l’autre compte',
  askOwnerHelp:
    'Cliquez sur Approuver, et nous écrirons au propriétaire de l’autre compte. Il verra votre adresse e-\u2060mail. Si ce compte est aussi le vôtre, connectez-vous plutôt avec celui-ci, ou déconnectez-y la boutique sur la page Boutiques.',
  ownerAsked:
    'Nous avons écrit au propriétaire de l’autre compte. Le lien expire dans {lifetime}. Une fois le transfert approuvé, revenez sur cette page et cliquez sur Approuver.',
  ownerDeclined: 'Le propriétaire de l’autre compte a choisi de conserver la connexion.',
  verifyStore: 'Ou prouver que la boutique est à vous',
  verificationText: 'Texte',
  verifyByFile: 'L’enregistrer dans un fichier à l’adresse',
  verifyByDns: 'L’ajouter comme enregistrement DNS TXT pour',
  orVerifyByDns: 'Ou l’ajouter comme enregistrement DNS TXT pour',
  verifyByFileHelp: 'Le fichier doit s’ouvrir sans redirection.',
  verifyByDnsHelp: 'Un nouvel enregistrement DNS peut mettre quelques heures à apparaître.',
  checkNow: 'Vérifier maintenant',
  checkAgain: 'Vérifier à nouveau',
  verifyCleanupHelp:
    'Vous pourrez supprimer le fichier ou l’enregistrement une fois la boutique connectée.',
  cancel: 'Annuler',
  returningToStore: 'Retour à <name>{host}</name>… <link>Y aller</link>',
  createAccountFirst:
    'Créez un compte gratuit pour continuer. Vous vérifierez l’accès à la page suivante.',
  signInFirst: 'Connectez-vous pour continuer. Vous vérifierez l’accès à la page suivante.',
  connectTitle: 'Connecter {host}',
  replacesConnection:
    'Toute connexion existante de cette boutique est remplacée. Vous pouvez la déconnecter à tout moment sur la page Boutiques.',
  disconnectAnytime: 'Vous pouvez la déconnecter à tout moment sur la page Boutiques.',
  verificationTextNotFound: 'Nous n’avons pas encore trouvé le texte.',
  agentWants:
    'Un agent qui se présente comme <b><name>{agent}</name></b> souhaite utiliser votre compte.',
  agentDescribedAt: 'Ses informations sont publiées sur <b><name>{host}</name></b>.',
  agentContinuesHere: 'Vous serez renvoyé vers un programme de cet ordinateur.',
  agentContinuesInApp: 'Vous serez renvoyé vers l’application qui ouvre les liens {scheme}.',
  agentContinuesAt: 'Vous serez renvoyé vers {host}.',
  approveOnlyWhatYouStarted: 'N’approuvez que si vous venez de lancer cette demande vous-même.',
  agentCan: 'Cet agent pourra',
  agentSeesListings: 'voir et vérifier les fiches de cet espace de travail',
  agentCannot: 'Il ne pourra pas',
  agentDoesntPublish: 'publier, modifier ni supprimer des fiches',
  agentDoesntSignIn: 'se connecter à votre place, utiliser l’API ni créer des clés API',
  agentWorkspaceHelp:
    'L’agent utilise les fiches mensuelles de cet espace de travail. Ce qu’il rédige est enregistré dans son historique.',
  revokeAgentAnytime: 'Vous pouvez révoquer son accès à tout moment sur la page des clés API.',
  agentsNotAllowed: 'Vous ne pouvez pas connecter d’agents à cet espace de travail',
  agentsNotAllowedHelp:
    'Seuls le propriétaire et les administrateurs peuvent connecter des agents. Demandez à l’une de ces personnes, ou choisissez votre propre espace de travail ci-dessus.',
  agentsLockedByPlan: 'Les agents sont inclus dans le forfait Agency',
  agentsUpgradeOwner: '<link>Passez à Agency</link>, puis connectez-le à nouveau.',
  agentsUpgradeMember:
    'Demandez au propriétaire de l’espace de travail de passer à Agency, puis connectez-le à nouveau.',
  returningToAgent: 'Retour à votre agent… <link>Ouvrir maintenant</link>',
  signedInAsSomeoneElse:
    'Vous êtes maintenant connecté en tant que {email}. Rien n’a été connecté. Vérifiez à nouveau cette page avant d’approuver.',
} satisfies Translation<typeof en>;
