import type { Headings } from "./headings.ts";

/** Headings of the tube or vessel in which a specimen is collected. */
export default {
  de: `
    Gefäß, Gefäße, Gefäss, Gefäßart, Gefäßtyp, Gefäßbezeichnung, Probengefäß, Probengefäße, Probegefäß, Abnahmegefäß, Abnahmegefäße,
    Entnahmegefäß, Entnahmegefäße, Einsendegefäß, Transportgefäß, Versandgefäß, Untersuchungsgefäß, Primärgefäß, Sammelgefäß,
    Urinbecher, Röhrchen, Röhrchenart, Röhrchentyp, Röhrchenfarbe, Probenröhrchen, Abnahmeröhrchen, Blutröhrchen, Entnahmeröhrchen,
    Primärröhrchen, Tube, Tubus, Monovette, Monovetten, S-Monovette, Sarstedt-Monovette, Vacutainer, Vacuette, Behälter, Behältnis,
    Probenbehälter, Entnahmebehälter, Abnahmebehälter, Transportbehälter, Versandbehälter, Behälterart, Container, Entnahmesystem,
    Abnahmesystem, Blutentnahmesystem, Blutabnahmesystem, Probenentnahmesystem, Probenträger, Abnahmebesteck, Abnahmeset, Entnahmeset,
    Abnahmematerial, Entnahmematerial,
    Röhr., Roehr, Röhrch.,
    Transportmedium
  `,
  en: `
    Tube, Tubes, Tube type, Type of tube, Tube colour, Tube color, Tube top, Top color, Top colour, Cap color, Cap colour,
    Stopper color, Stopper colour, Collection tube, Collection tubes, Sample tube, Specimen tube, Blood tube, Primary tube,
    Preferred tube, Required tube, Draw tube, Transport tube, Test tube, Tube/container, Container/tube, Container, Containers,
    Container type, Type of container, Container name, Container required, Required container, Specimen container,
    Sample container, Collection container, Preferred container, Primary container, Transport container, Shipping container,
    Submission container, Collection device, Collection vessel, Collection system, Sampling device, Sampling container,
    Sample vessel, Vessel, Vacutainer, Vacutainer type, Vial, Vial type, Bottle, Bottle type, Receptacle, Collection kit,
    Tube type / colour, Tube type and colour, Tube colour, Tube color, Container / colour,
    Cont.
  `,
  fr: `
    Tube, Tubes, Type de tube, Tube de prélèvement, Tube requis, Tube primaire, Tube préconisé, Tube à prélever, Couleur du tube,
    Couleur de tube, Couleur du bouchon, Bouchon, Nature du tube, Récipient, Récipients, Type de récipient, Récipient de prélèvement,
    Récipient de transport, Récipient requis, Contenant, Contenants, Type de contenant, Contenant requis, Contenant primaire,
    Contenant de prélèvement, Conteneur, Type de conteneur, Flacon, Type de flacon, Flacon de prélèvement, Pot,
    Dispositif de prélèvement, Matériel de prélèvement, Support de prélèvement, Système de prélèvement, Kit de prélèvement,
    Nécessaire de prélèvement, Monovette, Vacutainer, Réceptacle, Tube/récipient, Tube ou récipient, Tube/contenant
  `,
  it: `
    Provetta, Provette, Tipo provetta, Tipo di provetta, Tipologia provetta, Provetta di prelievo, Provetta per prelievo,
    Provetta richiesta, Provetta primaria, Colore provetta, Colore della provetta, Colore tappo, Tappo, Contenitore, Contenitori,
    Tipo contenitore, Tipo di contenitore, Tipologia contenitore, Tipologia di contenitore, Contenitore di raccolta,
    Contenitore primario, Contenitore richiesto, Contenitore di trasporto, Contenitore per il prelievo, Contenitore campione,
    Recipiente, Tipo recipiente, Recipiente di raccolta, Flacone, Barattolo, Dispositivo di prelievo, Dispositivo di raccolta,
    Sistema di prelievo, Kit di prelievo, Vacutainer, Monovette, Tubo, Tipo tubo, Provetta/contenitore, Materiale di raccolta, Materiale di prelievo
  `,
  others: `
    Buis, Afnamebuis, Buizen, Buistype, Afnamemiddel, Soort buis, Recipient, Recipient de recoltare, Tub, Eprubetă, Vacutainer,
    Recipiente, Contenedor, Tubo,
    Recipiënt, Type buis
  `,
  weak: `
    Röhrchenfarbe, Tube colour, Tube color, Top color, Top colour, Cap color, Cap colour, Stopper color, Stopper colour,
    Couleur du tube, Couleur de tube, Couleur du bouchon, Bouchon, Colore provetta, Colore della provetta, Colore tappo, Tappo
  `,
} satisfies Headings;
