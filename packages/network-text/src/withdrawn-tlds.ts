/** Top-level domains of which twitter-text still makes links, though ICANN has withdrawn or never delegated them (conformance/tlds.yml). */
export const withdrawnTlds =
  'abarth active adac afamilycompany aigo alfaromeo an avianca bananarepublic bentley bl blanco bnl boots bq budapest bugatti cancerresearch ' +
  'cartier caseih cbs ceb chloe chrysler cityeats comcast cookingchannel csc dabur dodge doha doosan duck dunlop duns eh epost esurance ' +
  'etisalat everbank fiat flsmidth foodnetwork frontdoor fujixerox glade goodhands guardian hgtv honeywell hoteles htc iinet intel iselect ' +
  'iveco iwc jcp jlc kerrylogistics kinder ladbrokes lancaster lancia lancome liaison linde lipsy lixil loft lupin macys maserati mcd mcdonalds ' +
  'meo metlife mf mobily montblanc mopar movistar mtpc mutual mutuelle nadex nationwide natura newholland northwesternmutual off oldnavy ' +
  'onyourside orientexpress pamperedchef panerai passagens piaget pramerica qvc raid redstone rightathome rmit rocher sapo sca scjohnson scor ' +
  'ses shaw showtime shriram spiegel spreadbetting srt starhub statoil swiftcover symantec telecity telefonica tiffany tp travelchannel ' +
  'uconnect um vista vistaprint volkswagen vuelos warman xfinity xperia zippo اتصالات موبايلي 大众汽车 工行 手表 珠宝 诺基亚'
