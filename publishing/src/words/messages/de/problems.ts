import type en from '../en/problems.ts';

export default {
  automaticOff:
    'Das automatische Veröffentlichen wurde ausgeschaltet, bevor dieses Listing fertig war.',
  brandArchived:
    'Die Marke dieses Durchlaufs ist archiviert. Stellen Sie sie in Wareword wieder her und setzen Sie den Durchlauf dann fort. Oder brechen Sie ihn ab und starten Sie einen neuen mit einer anderen Marke.',
  brandForbidden:
    'Die Marke dieses Durchlaufs ist in Ihrem Plan gesperrt oder gehört nicht zu dem Wareword-Konto, das Sie jetzt verwenden. Entsperren Sie sie in Wareword und setzen Sie den Durchlauf dann fort. Oder brechen Sie ihn ab und starten Sie einen neuen mit einer anderen Marke.',
  changedInStore:
    'Dieses Produkt wurde in Ihrem Shop geändert, nachdem sein Listing geschrieben war. Prüfen Sie es noch einmal und veröffentlichen Sie es dann.',
  changedSince:
    'Der Text in Ihrem Shop ist nicht der, den wir veröffentlicht haben. Vielleicht hat ihn jemand bearbeitet, oder Ihr Shop hat ihn beim Speichern geändert. Wir haben ihn nicht verändert.',
  connectDenied: 'Sie haben den Shop nicht verbunden. Es hat sich nichts geändert.',
  connectExpired:
    'Dieser Link wurde in einem anderen Browser geöffnet, schon verwendet oder ist älter als 10 Minuten. Beginnen Sie von vorn.',
  connectFailed:
    'Wareword war nicht erreichbar, um die Verbindung abzuschließen. Versuchen Sie es gleich noch einmal.',
  fieldsSkipped:
    'Veröffentlicht, mit Ausnahme von Feldern, deren Bilder, Videos oder andere Inhalte sonst verloren gegangen wären.',
  generationFailed:
    'Wareword konnte dieses Listing nicht schreiben. Es wurde dafür kein Listing verbraucht. Versuchen Sie es erneut.',
  httpsRequired:
    'Diese App verbindet sich nicht über HTTPS mit Wareword. Wenden Sie sich an den Administrator dieses Servers.',
  invalidEdit: 'Geben Sie einen Produktnamen ein.',
  itemNotFound: 'Produkt nicht gefunden.',
  jobCancelled:
    'Dieses Listing wurde in Wareword abgebrochen. Es wurde dafür kein Listing verbraucht. Versuchen Sie es erneut, um es schreiben zu lassen.',
  jobNotFound:
    'Dieses Listing wurde mit einem anderen Wareword-Konto angefordert. Falls es geschrieben wurde, finden Sie es im Verlauf dieses anderen Kontos. Versuchen Sie es erneut, um es mit Ihrem jetzigen Konto schreiben zu lassen.',
  listingNotFound:
    'Dieses Listing wurde in Wareword gelöscht oder gehört zu einem anderen Wareword-Konto.',
  alreadyPublished:
    'Ein früherer Versuch war erfolgreich. Ihr Shop hat daher den Text von vor Ihrer letzten Änderung. Um den neuen Text zu veröffentlichen, machen Sie dies rückgängig und veröffentlichen Sie erneut.',
  mayBeInHistory:
    'Falls das Listing geschrieben wurde, finden Sie es in Ihrem Verlauf in Wareword.',
  noConnection: 'Ihr Shop ist nicht mit Wareword verbunden.',
  noDetails:
    'Dieses Produkt hat nur einen Namen. Fügen Sie eine Kategorie, ein Attribut oder eine Beschreibung hinzu, dann schreiben wir sein Listing.',
  noName:
    'Dieses Produkt hat keinen Namen. Benennen Sie es in Ihrem Shop und versuchen Sie es dann erneut.',
  notExact: 'Einige Felder ließen sich nicht genau wiederherstellen.',
  notFound: 'Dieses Produkt ist nicht mehr in Ihrem Shop.',
  notPublished:
    'Dieses Produkt ist in Ihrem Shop nicht veröffentlicht. Sobald es das ist, schreiben wir sein Listing.',
  nothingToChange: 'Keine Felder zu ändern.',
  nothingToDo: 'Diese Aktion ist nicht mehr möglich. Prüfen Sie den aktuellen Status.',
  planRequired:
    'Ihr Plan enthält diese Funktion nicht. Wechseln Sie in Wareword zu einem größeren Plan und setzen Sie den Durchlauf dann fort.',
  productTrashed: 'Dieses Produkt ist im Papierkorb. Stellen Sie es zuerst wieder her.',
  reencoded:
    'Der ursprüngliche Text ist wieder da. Einige Zeichen sind anders kodiert, was Kunden nicht sehen.',
  requestRefused:
    'Wareword konnte die Angaben zu diesem Produkt nicht verwenden. Prüfen Sie sie in Ihrem Shop und versuchen Sie es dann erneut.',
  runNotFound: 'Durchlauf nicht gefunden.',
  scopeForbidden:
    'Diese Verbindung darf keine Listings schreiben. Verbinden Sie Ihren Shop erneut.',
  serviceUnreachable:
    'Wareword ist gerade nicht erreichbar. Es ist nichts verloren gegangen. Versuchen Sie es gleich noch einmal.',
  skippedByOwner: 'Sie haben dieses Produkt übersprungen.',
  stopped:
    'Der Durchlauf wurde abgebrochen, bevor dieses Listing geschrieben war. Es hat kein Listing verbraucht.',
  storeTaken:
    'Die Adresse dieses Shops ist schon mit einem anderen Wareword-Konto verbunden und wurde deshalb nicht mit Ihrem verbunden. Verbinden Sie den Shop noch einmal: Dann erfahren Sie, wie Sie ihn auf Ihr Konto übertragen.',
  textTooLong:
    'Die Texte dieses Produkts sind zu lang. Kürzen Sie sie in Ihrem Shop und versuchen Sie es dann erneut.',
  tokenRevoked:
    'Diese Verbindung wurde in Wareword widerrufen. Ihre Durchläufe bleiben gespeichert. Verbinden Sie Ihren Shop erneut, um fortzufahren.',
  tooBusy: 'Wir bearbeiten gerade viele Anfragen. Versuchen Sie es in einer Minute erneut.',
  tooManyAttempts: 'Zu viele Versuche. Versuchen Sie es in einer Minute erneut.',
  tooManyRuns:
    'Sie haben für diesen Shop ein Limit für Durchläufe oder Produkte erreicht. Es wurde nichts gestartet und kein Listing verbraucht.',
  usageLimitReached: 'Sie haben alle Listings Ihres Plans in diesem Monat verbraucht.',
} satisfies Record<keyof typeof en, string>;
